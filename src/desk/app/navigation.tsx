import {
  Link,
  useLoaderData,
  useNavigate,
  useParams,
  useRouter,
  useSearch,
} from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskCases, deskDeliveries, deskQueues } from "#contract/calls/desk-cases.ts";
import type { DeskPerson } from "#contract/calls/desk-session.ts";
import type { CaseSearch, QueueSearch } from "./search.ts";

/** The types of the router belong to the portal's routes; the desk's two addresses are typed here. */
export interface QueueData {
  cases: ReplyTo<typeof deskCases>;
  queues: ReplyTo<typeof deskQueues>;
  people: DeskPerson[];
  /** When they were loaded. */
  now: number;
}

type Anchor = Omit<ComponentProps<"a">, "href" | "children"> & { children: ReactNode };

export const QueueLink = ({ search, ...rest }: Anchor & { search: QueueSearch }) => (
  <Link {...(rest as object)} to={"/desk" as never} search={search as never} />
);

/** Inside a case the address changes without a step back: the way back leads to the queue. */
const useIsInCase = () => "id" in useParams({ strict: false });

export const CaseLink = ({
  id,
  search = {},
  ...rest
}: Anchor & { id: string; search?: CaseSearch; "data-row"?: string }) => (
  <Link
    {...(rest as object)}
    to={"/desk/case/$id" as never}
    params={{ id } as never}
    search={search as never}
    replace={useIsInCase()}
    resetScroll={false}
  />
);

/** Leads to the oldest case that no one has claimed. */
export const NextLink = (anchor: Anchor) => (
  <Link {...(anchor as object)} to={"/desk/next" as never} preload={false} />
);

export type Delivery = ReplyTo<typeof deskDeliveries>[number];

export const DeliveriesLink = (anchor: Anchor) => (
  <Link {...(anchor as object)} to={"/desk/deliveries" as never} />
);

/** Opens an address of the desk. */
export function useGo() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const replace = useIsInCase();
  return {
    back: () => (history.canGoBack() ? history.back() : void navigate({ to: "/desk" as never })),
    toQueue: (search: QueueSearch) =>
      void navigate({ to: "/desk" as never, search: search as never }),
    toNext: () => void navigate({ to: "/desk/next" as never }),
    toCase: (id: string, search: CaseSearch = {}) =>
      void navigate({
        to: "/desk/case/$id" as never,
        params: { id } as never,
        search: search as never,
        replace,
        resetScroll: false,
      }),
  };
}

export const useQueueSearch = () => useSearch({ strict: false }) as QueueSearch;
export const useCaseSearch = () => useSearch({ strict: false }) as CaseSearch;
export const useCaseId = () => (useParams({ strict: false }) as { id: string }).id;
export const useQueueData = () => useLoaderData({ strict: false }) as QueueData;
export const useDeliveries = () => useLoaderData({ strict: false }) as Delivery[];
