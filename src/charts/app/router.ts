import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from "@tanstack/react-router";
import { IndexPage } from "../list/IndexPage.tsx";
import { ChartPage } from "../page/ChartPage.tsx";
import { App } from "./App.tsx";
import { PageFailed, PageMissing, Waiting } from "./other-pages.tsx";
import type { RootActor } from "./root-actor.ts";
import { chartRoute, type ChartsRouter, indexRoute, rootRoute, routeTree } from "./routes.ts";

rootRoute.update({ component: App });
indexRoute.update({ component: IndexPage });
chartRoute.update({ component: ChartPage });

/** Asks the server again once the page is seen again: who is signed in may have changed meanwhile. Returns how to stop. */
export function refreshWhenSeen(router: ChartsRouter): () => void {
  const refresh = () => {
    if (!document.hidden) void router.invalidate();
  };
  document.addEventListener("visibilitychange", refresh);
  return () => document.removeEventListener("visibilitychange", refresh);
}

/** The router; tests give a memory history. */
export const makeRouter = (root: RootActor, history?: RouterHistory): ChartsRouter =>
  createRouter({
    routeTree,
    context: { root },
    // Every value is a text, so an address shows it without quotes.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    defaultPendingMs: 300,
    defaultPendingComponent: Waiting,
    defaultNotFoundComponent: PageMissing,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
