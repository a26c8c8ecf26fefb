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

/** What a page of this list begins with, once there are words for it and its actors run. */
export const withWordsOf =
  <Pages>(pages: () => Promise<Pages>) =>
  <Data>(load: (from: Pages, services: Services) => Promise<Data>) =>
  async ({ context }: { context: RouterContext }) => {
    await loadMessages("pages");
    return load(await pages(), await servicesFor(context));
  };

export const servicesFor = async ({ portal }: RouterContext) =>
  (await import("../system/services.ts")).startServices(portal);

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: App,
  validateSearch: searchOf,
  search: { middlewares: [retainSearchParams(["source"])] },
});

/** A page whose code is loaded when it is first opened. */
export const laterPage = { getParentRoute: () => rootRoute, pendingComponent: Waiting };
