// Where the page begins.

import { mount } from "svelte";
import App from "./App.svelte";
import { loadGames } from "./catalogue.svelte";
import "./style.css";

void loadGames();
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
