import { assign, fromCallback, fromPromise, setup } from "xstate";
import { unprovided } from "../shared/unprovided.ts";

/** Names only. within: the state before had lasted no longer, in seconds. */
export interface CountedTransition {
  chart: string;
  from: string;
  event: string;
  to: string;
  count: number;
  within: number;
}

export type ChartCountingEvent =
  | { type: "transition.count"; transition: CountedTransition }
  | { type: "page.hide" };

/** pause: between two reports, in ms. most: different transitions in one report; further ones are not counted. */
export interface ChartCountingInput {
  pause: number;
  most: number;
}

interface Context extends ChartCountingInput {
  counts: readonly CountedTransition[];
  report: readonly CountedTransition[];
}

const isSame = (one: CountedTransition, other: CountedTransition) =>
  one.chart === other.chart &&
  one.from === other.from &&
  one.event === other.event &&
  one.to === other.to &&
  one.within === other.within;

/** When is what the charts of this page did reported to the server? */
export const chartCounting = setup({
  types: {
    context: {} as Context,
    events: {} as ChartCountingEvent,
    input: {} as ChartCountingInput,
    tags: {} as "busy" | "failed" | "open" | "settled",
  },
  actors: {
    watch: fromCallback<ChartCountingEvent>(unprovided),
    send: fromPromise<{ isTaken: boolean }, { counts: readonly CountedTransition[] }>(unprovided),
  },
  actions: {
    addKnown: assign(({ context }, { transition }: { transition: CountedTransition }) => ({
      counts: context.counts.map((each) =>
        isSame(each, transition) ? { ...each, count: each.count + transition.count } : each,
      ),
    })),
    addNew: assign(({ context }, { transition }: { transition: CountedTransition }) => ({
      counts: [...context.counts, transition],
    })),
    takeReport: assign(({ context }) => ({ report: context.counts, counts: [] })),
  },
  guards: {
    isKnown: ({ context }, { transition }: { transition: CountedTransition }) =>
      context.counts.some((each) => isSame(each, transition)),
    hasRoom: ({ context }) => context.counts.length < context.most,
    hasCounts: ({ context }) => context.counts.length > 0,
    isRefused: (_, { isTaken }: { isTaken: boolean }) => !isTaken,
  },
  delays: { pause: ({ context }) => context.pause },
}).createMachine({
  id: "chartCounting",
  description: "Runs only where the firm counts. A report that does not arrive is not repeated.",
  context: ({ input }) => ({ ...input, counts: [], report: [] }),
  invoke: { id: "watch", src: "watch" },
  on: {
    "transition.count": [
      {
        guard: { type: "isKnown", params: ({ event }) => event },
        actions: { type: "addKnown", params: ({ event }) => event },
      },
      { guard: "hasRoom", actions: { type: "addNew", params: ({ event }) => event } },
    ],
  },
  initial: "quiet",
  states: {
    quiet: {
      description: "Nothing has happened since the last report.",
      tags: "settled",
      on: {
        "transition.count": {
          target: "counting",
          actions: { type: "addNew", params: ({ event }) => event },
        },
      },
    },
    counting: {
      tags: "open",
      on: {
        "page.hide": "sending",
      },
      after: { pause: "sending" },
    },
    sending: {
      description: "What is counted meanwhile belongs to the next report.",
      tags: "busy",
      entry: "takeReport",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => ({ counts: context.report }),
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "ended",
          },
          { guard: "hasCounts", target: "counting" },
          { target: "quiet" },
        ],
        onError: [{ guard: "hasCounts", target: "counting" }, { target: "quiet" }],
      },
      on: {
        "page.hide": { guard: "hasCounts", target: "sending", reenter: true },
      },
    },
    ended: {
      description: "The firm no longer counts, or the page is older than the portal.",
      tags: "failed",
      type: "final",
    },
  },
});
