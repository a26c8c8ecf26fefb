import {
  createRootRouteWithContext,
  createRoute,
  notFound,
  redirect,
  type Router,
} from "@tanstack/react-router";
import { loads } from "virtual:drawn-charts";
import { deskChartCounts } from "#contract/calls/charts/desk-charts.ts";
import { deskCases, deskQueues } from "#contract/calls/desk-cases.ts";
import { deskPeople } from "#contract/calls/desk-session.ts";
import type { Desk } from "../system/desk.ts";
import { readCaseSearch, readCountsSearch, readQueueSearch } from "./search.ts";

export const rootRoute = createRootRouteWithContext<{ desk: Desk }>()();

export const queueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk",
  validateSearch: readQueueSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context: { desk } }) => {
    const [cases, queues, people] = await Promise.all([
      desk.load(deskCases, { query: deps }),
      desk.load(deskQueues),
      desk.load(deskPeople),
    ]);
    // Administrators have no cases.
    if (!cases.ok && cases.refusal === "notFound")
      throw redirect({ href: "/desk/people", replace: true });
    if (!cases.ok) throw new Error(cases.refusal);
    return {
      cases: cases.data,
      queues: queues.ok ? queues.data : [],
      people: people.ok ? people.data : [],
      /** When they were loaded. */
      now: Date.now(),
    };
  },
});

export const nextRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/next",
  loader: async ({ context: { desk } }) => {
    const found = await desk.load(deskCases, { query: { view: "unassigned" } });
    if (!found.ok) throw new Error(found.refusal);
    const [first] = found.data.cases;
    if (first) throw redirect({ href: `/desk/case/${first.id}`, replace: true });
  },
});

export const caseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/case/$id",
  validateSearch: readCaseSearch,
});

export const deliveriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/deliveries",
});

export const fileLimitsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/file-limits",
});

export const conformanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/conformance",
});

/** How often a chart went where, on its drawing. */
export const countsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/desk/counts/$chart",
  validateSearch: readCountsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { chart: name }, deps, context: { desk } }) => {
    const load = loads[name];
    if (!load) throw notFound();
    const [{ chart }, counts] = await Promise.all([
      load(),
      desk.load(deskChartCounts, { params: { chart: name }, query: deps }),
    ]);
    if (!counts.ok && counts.refusal === "notFound") throw notFound();
    if (!counts.ok && counts.refusal !== "notCounted") throw new Error(counts.refusal);
    return { chart, counts: counts.ok ? counts.data : null };
  },
});

export const peopleRoute = createRoute({ getParentRoute: () => rootRoute, path: "/desk/people" });

export const setUpRoute = createRoute({ getParentRoute: () => rootRoute, path: "/desk/set-up" });

export const routeTree = rootRoute.addChildren([
  queueRoute,
  nextRoute,
  caseRoute,
  deliveriesRoute,
  fileLimitsRoute,
  conformanceRoute,
  countsRoute,
  peopleRoute,
  setUpRoute,
]);

/** Given to each hook and link by name: the types that they take by default are the portal's. */
export type DeskRouter = Router<typeof routeTree>;
