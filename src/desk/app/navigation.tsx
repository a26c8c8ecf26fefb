import {
  Link,
  type NavigateOptions,
  useLoaderData,
  useNavigate,
  useParams,
  useRouter,
  useSearch,
} from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import type { DeskRouter } from "./routes.ts";
import type { CaseSearch, QueueSearch } from "./search.ts";

type Anchor = Omit<ComponentProps<"a">, "children" | "href" | "target"> & { children: ReactNode };

export const QueueLink = (anchor: Anchor & { search: QueueSearch }) => (
  // Elsewhere it is not the page that is open.
  <Link<DeskRouter, string, "/desk"> {...anchor} to="/desk" activeOptions={{ exact: true }} />
);

/** Inside a case the address changes without a step back: the way back leads to the queue. */
const useIsInCase = () => "id" in useParams<DeskRouter, undefined, false>({ strict: false });

export const CaseLink = ({
  id,
  search = {},
  ...rest
}: Anchor & { id: string; search?: CaseSearch; "data-row"?: string }) => (
  <Link<DeskRouter, string, "/desk/case/$id">
    {...rest}
    to="/desk/case/$id"
    params={{ id }}
    search={search}
    replace={useIsInCase()}
    resetScroll={false}
  />
);

/** Leads to the oldest case that no one has claimed. */
export const NextLink = (anchor: Anchor) => (
  <Link<DeskRouter, string, "/desk/next"> {...anchor} to="/desk/next" preload={false} />
);

export const DeliveriesLink = (anchor: Anchor) => (
  <Link<DeskRouter, string, "/desk/deliveries"> {...anchor} to="/desk/deliveries" />
);

export const FileLimitsLink = (anchor: Anchor) => (
  <Link<DeskRouter, string, "/desk/file-limits"> {...anchor} to="/desk/file-limits" />
);

export const ConformanceLink = (anchor: Anchor) => (
  <Link<DeskRouter, string, "/desk/conformance"> {...anchor} to="/desk/conformance" />
);

/** Leads to what is counted of a chart. */
export const CountsLink = ({ chart, ...rest }: Anchor & { chart: string }) => (
  <Link<DeskRouter, string, "/desk/counts/$chart">
    {...rest}
    to="/desk/counts/$chart"
    params={{ chart }}
    preload={false}
  />
);

export const PeopleLink = (anchor: Anchor) => (
  <Link<DeskRouter, string, "/desk/people"> {...anchor} to="/desk/people" />
);

// Unlike links, `navigate` is typed for the registered router only, which is the portal's.
type Navigate = <To extends string>(to: NavigateOptions<DeskRouter, string, To>) => Promise<void>;

/** Opens an address of the desk. */
export function useGo() {
  const navigate = useNavigate() as Navigate;
  const { history } = useRouter<DeskRouter>();
  const replace = useIsInCase();
  return {
    back: () => (history.canGoBack() ? history.back() : void navigate({ to: "/desk" })),
    toQueue: (search: QueueSearch) => void navigate({ to: "/desk", search }),
    toCounts: (chart: string, version?: number) =>
      void navigate({
        to: "/desk/counts/$chart",
        params: { chart },
        search: version === undefined ? {} : { version },
      }),
    toNext: () => void navigate({ to: "/desk/next" }),
    toCase: (id: string, search: CaseSearch = {}) =>
      void navigate({ to: "/desk/case/$id", params: { id }, search, replace, resetScroll: false }),
  };
}

export const useQueueSearch = () => useSearch<DeskRouter, "/desk">({ from: "/desk" });
export const useCaseSearch = () =>
  useSearch<DeskRouter, "/desk/case/$id">({ from: "/desk/case/$id" });
export const useCaseId = () =>
  useParams<DeskRouter, "/desk/case/$id">({ from: "/desk/case/$id" }).id;
export const useQueueData = () => useLoaderData<DeskRouter, "/desk">({ from: "/desk" });
export const useCountsData = () =>
  useLoaderData<DeskRouter, "/desk/counts/$chart">({ from: "/desk/counts/$chart" });
