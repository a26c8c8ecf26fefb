import { createRootRouteWithContext, retainSearchParams } from "@tanstack/react-router";
import type { PortalRef } from "../system/portal.ts";
import type { Services } from "../system/system.ts";
import { App } from "./App.tsx";
import { loadMessages } from "./i18n.ts";
import { searchOf } from "./route-search.ts";
import { Waiting } from "./Waiting.tsx";

export interface RouterContext {
  portal: PortalRef;
}

const fetchPages = () => import("./pages.ts");
export const pages = async () => (await fetchPages()).pages;

/** What a page begins with, once there are words for it and its actors run. */
export const withWords =
  <Data>(load: (from: Awaited<ReturnType<typeof pages>>, services: Services) => Promise<Data>) =>
  async ({ context }: { context: RouterContext }) => {
    await loadMessages("pages");
    return load(await pages(), await servicesFor(context));
  };

export const servicesFor = async ({ portal }: RouterContext) =>
  (await fetchPages()).startServices(portal);

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: App,
  validateSearch: searchOf,
  search: { middlewares: [retainSearchParams(["source"])] },
});

/** A page whose code is loaded when it is first opened. */
export const laterPage = { getParentRoute: () => rootRoute, pendingComponent: Waiting };
