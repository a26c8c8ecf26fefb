import { createRouter, type createMemoryHistory, lazyRouteComponent } from "@tanstack/react-router";
import type { PortalRef } from "../system/portal.ts";
import { entryPages, entryRoutes } from "./entry-routes.ts";
import { loadMessages } from "./i18n.ts";
import { memberRoutes } from "./member-routes.ts";
import { rootRoute, servicesFor } from "./root-route.ts";

const routeTree = rootRoute.addChildren({ ...entryRoutes, ...memberRoutes });

/** The router; a memory history is given where pages are made without a browser. */
export function makeRouter(portal: PortalRef, history?: ReturnType<typeof createMemoryHistory>) {
  const router = createRouter({
    routeTree,
    context: { portal },
    defaultPreload: "intent",
    defaultPendingMs: 0,
    // Not the half second of the library: what stands in for a page has its size, and nothing moves.
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: lazyRouteComponent(async () => {
      await Promise.all([loadMessages("pages"), servicesFor({ portal })]);
      return (await entryPages()).missing();
    }, "PageMissing"),
    // Of every page, and not of the one around them all: it has words only inside.
    defaultErrorComponent: lazyRouteComponent(async () => {
      await loadMessages("pages");
      return (await entryPages()).failed();
    }, "PageFailed"),
    ...(history ? { history } : {}),
  });
  portal.on("page.reload", () => {
    void router.invalidate();
    // The library scrolls to the top, as if another page were shown.
    router._scroll.n = false;
  });
  portal.on("page.lead", ({ to }) => void router.navigate({ to, replace: true }));
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
