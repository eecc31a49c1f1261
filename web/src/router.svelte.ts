// Where in the page we are: the address says it all. Secrets are behind its "#", which no server sees.

export type Route =
  | { screen: "home" }
  | { screen: "table"; table: string; marks: URLSearchParams }
  | { screen: "replay"; table: string; game: number; marks: URLSearchParams }
  | { screen: "rules"; game: string; article: string }
  | { screen: "gallery"; game: string }
  | { screen: "nowhere" };

export function routeOf(path: string, hash: string): Route {
  const [first, second, third, fourth, ...more] = path.split("/").filter(Boolean).map(decoded);
  const marks = new URLSearchParams(hash.slice(1));
  if (first === undefined) return { screen: "home" };
  if (more.length > 0) return { screen: "nowhere" };
  if (first === "t" && second && third === undefined) return { screen: "table", table: second, marks };
  if (first === "t" && third === "games" && /^\d{1,6}$/.test(fourth ?? "")) {
    return { screen: "replay", table: second, game: Number(fourth), marks };
  }
  if (first === "rules" && second && third === undefined) return { screen: "rules", game: second, article: decoded(hash.slice(1)) };
  if (first === "gallery" && third === undefined) return { screen: "gallery", game: second ?? "" };
  return { screen: "nowhere" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // somebody has cut a link in two
  }
}

const here = (): Route => routeOf(location.pathname, location.hash);

export const router = $state({ route: here() });

export function go(address: string, { isNew = true } = {}): void {
  history[isNew ? "pushState" : "replaceState"](null, "", address);
  router.route = here();
  if (isNew) scrollTo(0, 0);
}

addEventListener("popstate", () => (router.route = here()));
addEventListener("hashchange", () => (router.route = here()));

/** Links inside the page do not load it again. */
addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
