// The page is built into the package, where `tripot serve` finds it; every text file also compressed, as it will be sent.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const ROOT = resolve(import.meta.dirname, "..");
const TEXTS = new Set([".html", ".js", ".css", ".svg", ".webmanifest", ".json"]);

function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle(error) {
      if (error) return; // nothing was built, and that is said already
      for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || !TEXTS.has(extname(file.name))) continue;
        const path = join(file.parentPath, file.name);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), compressed()],
  resolve: { alias: { $web: resolve(import.meta.dirname, "src") }, dedupe: ["svelte"] },
  build: {
    outDir: resolve(ROOT, "tripot/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [ROOT] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
