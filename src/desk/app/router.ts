import {
  type createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
} from "@tanstack/react-router";
import { deskCases, deskDeliveries, deskQueues } from "#contract/calls/desk-cases.ts";
import { deskPeople } from "#contract/calls/desk-session.ts";
import { CasePage } from "../features/review/CasePage.tsx";
import { DeliveriesPage } from "../features/deliveries/DeliveriesPage.tsx";
import { NothingNext } from "../features/queues/NothingNext.tsx";
import { QueuePage } from "../features/queues/QueuePage.tsx";
import type { Desk } from "../system/desk.ts";
import { App } from "./App.tsx";
import type { Delivery, QueueData } from "./navigation.tsx";
import { PageFailed } from "./PageFailed.tsx";
import { PageMissing } from "./PageMissing.tsx";
import { readCaseSearch, readQueueSearch } from "./search.ts";
import { Waiting } from "./Waiting.tsx";

const rootRoute = createRootRouteWithContext<{ desk: Desk }>()({ component: App });

const queueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk",
  validateSearch: readQueueSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context: { desk } }): Promise<QueueData> => {
    const [cases, queues, people] = await Promise.all([
      desk.load(deskCases, { query: deps }),
      desk.load(deskQueues),
      desk.load(deskPeople),
    ]);
    // Administrators have no cases.
    if (!cases.ok && cases.refusal === "notFound")
      throw redirect({ href: "/desk/deliveries", replace: true });
    if (!cases.ok) throw new Error(cases.refusal);
    return {
      cases: cases.data,
      queues: queues.ok ? queues.data : [],
      people: people.ok ? people.data : [],
      now: Date.now(),
    };
  },
  component: QueuePage,
});

const nextRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/next",
  loader: async ({ context: { desk } }) => {
    const found = await desk.load(deskCases, { query: { view: "unassigned" } });
    if (!found.ok) throw new Error(found.refusal);
    const [first] = found.data.cases;
    if (first) throw redirect({ href: `/desk/case/${first.id}`, replace: true });
  },
  component: NothingNext,
});

const caseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/case/$id",
  validateSearch: readCaseSearch,
  component: CasePage,
});

const deliveriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/deliveries",
  loader: async ({ context: { desk } }): Promise<Delivery[]> => {
    const found = await desk.load(deskDeliveries);
    if (!found.ok) throw new Error(found.refusal);
    return found.data;
  },
  component: DeliveriesPage,
});

const routeTree = rootRoute.addChildren([queueRoute, nextRoute, caseRoute, deliveriesRoute]);

/** The router; tests give a memory history. */
export const makeRouter = (desk: Desk, history?: ReturnType<typeof createMemoryHistory>) =>
  createRouter({
    routeTree,
    context: { desk },
    defaultPendingMs: 300,
    defaultPendingComponent: Waiting,
    defaultNotFoundComponent: PageMissing,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
