import {
  Link,
  type NavigateOptions,
  useLoaderData,
  useNavigate,
  useRouter,
  useSearch,
} from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { screenActorBelow } from "#browser/use-screen-actor.ts";
import type { RootActor } from "./root-actor.ts";
import type { ChartsRouter } from "./routes.ts";
import type { ChartSearch, IndexSearch } from "./search.ts";

type Anchor = Omit<ComponentProps<"a">, "children" | "href" | "target"> & { children: ReactNode };

export const IndexLink = (anchor: Anchor) => (
  <Link<ChartsRouter, string, "/charts"> {...anchor} to="/charts" search={{}} />
);

const paramsOf = (path: string) => {
  const [subject = "", name = ""] = path.split("/");
  return { subject, name };
};

/** Leads to a chart by its path in machines. */
export const ChartLink = ({
  path,
  search = {},
  ...rest
}: Anchor & { path: string; search?: ChartSearch; resetScroll?: boolean }) => (
  <Link<ChartsRouter, string, "/charts/$subject/$name">
    {...rest}
    to="/charts/$subject/$name"
    params={paramsOf(path)}
    search={search}
  />
);

// Unlike links, `navigate` is typed for the registered router only, which is the portal's.
type Navigate = <To extends string>(to: NavigateOptions<ChartsRouter, string, To>) => Promise<void>;

const useLoaded = () =>
  useLoaderData<ChartsRouter, "/charts/$subject/$name">({ from: "/charts/$subject/$name" });

export const useChart = () => useLoaded().chart;

/** What the server answers for the address: null where the address names no line. */
export const useHistoryData = () => useLoaded().history;
export const useCounted = () => useLoaded().counts;

/** The generated paths; null where the address does not ask for them. */
export const usePaths = () => useLoaded().paths;

export const useChartSearch = (): ChartSearch =>
  useSearch<ChartsRouter, "/charts/$subject/$name">({ from: "/charts/$subject/$name" });

export const useIndexSearch = (): IndexSearch =>
  useSearch<ChartsRouter, "/charts">({ from: "/charts" });

/** Changes the address; what is not named stays. A walk has a step back for each of its steps, a search has none. */
export function useAddress() {
  const navigate = useNavigate() as Navigate;
  const { path } = useChartPath();
  const chart = (change: ChartSearch, replace: boolean) =>
    void navigate({
      to: "/charts/$subject/$name",
      params: paramsOf(path),
      search: (before: ChartSearch) => ({ ...before, ...change }),
      replace,
      resetScroll: false,
    });
  return {
    step: (change: ChartSearch) => chart(change, false),
    change: (change: ChartSearch) => chart(change, true),
  };
}

const useChartPath = () => ({ path: useChart().path });

/** Opens a chart by its path in machines. */
export function useGo() {
  const navigate = useNavigate() as Navigate;
  return (path: string) =>
    void navigate({ to: "/charts/$subject/$name", params: paramsOf(path), search: {} });
}

/** Filters the list of charts by the address. */
export function useFind() {
  const navigate = useNavigate() as Navigate;
  return (find: string) =>
    void navigate({ to: "/charts", search: { find }, replace: true, resetScroll: false });
}

/** The root actor, which the router carries. */
export const useRoot = (): RootActor => useRouter<ChartsRouter>().options.context.root;

/** Runs the chart of a screen in the system of these pages for as long as the screen is shown. */
export const useScreenActor = screenActorBelow(useRoot);
