import {
  createRootRouteWithContext,
  createRoute,
  notFound,
  type Router,
} from "@tanstack/react-router";
import { loads, pathLoads } from "virtual:charts";
import { readCounts, readHistory } from "./readings.ts";
import type { RootActor } from "./root-actor.ts";
import { readChartSearch, readIndexSearch } from "./search.ts";

export const rootRoute = createRootRouteWithContext<{ root: RootActor }>()();

export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/charts",
  validateSearch: readIndexSearch,
});

export const chartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/charts/$subject/$name",
  validateSearch: readChartSearch,
  loaderDeps: ({ search: { panel, line, case: id, version } }) => ({
    line,
    case: id,
    version,
    isCounted: panel === "counts",
    hasPaths: panel === "paths",
  }),
  loader: async ({ params: { subject, name }, deps }) => {
    const path = `${subject}/${name}`;
    const load = loads[path];
    if (!load) throw notFound();
    const [{ chart }, history, generated] = await Promise.all([
      load(),
      readHistory(deps),
      deps.hasPaths ? pathLoads[path]!() : null,
    ]);
    const counts = deps.isCounted ? await readCounts(chart.name, deps.version) : null;
    return { chart, history, counts, paths: generated?.paths ?? null };
  },
});

export const routeTree = rootRoute.addChildren([indexRoute, chartRoute]);

/** Given to each hook and link by name: the types that they take by default are the portal's. */
export type ChartsRouter = Router<typeof routeTree>;
