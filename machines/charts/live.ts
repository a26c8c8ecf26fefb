import { type AnyActorRef, assign, fromCallback, setup, stopChild } from "xstate";
import { unprovided } from "../shared/unprovided.ts";

/** What a tab tells after an event: names only. `number` counts the reports that this page has received. */
export interface Report {
  number: number;
  tab: string;
  chart: string;
  event: string;
  running: readonly { actor: string; chart: string; states: readonly string[] }[];
}

/** actor: a chart that a screen has started in this system. */
export type LiveEvent =
  | { type: "tab.report"; report: Omit<Report, "number"> }
  | { type: "timeline.show"; number: number }
  | { type: "timeline.follow" | "timeline.clear" }
  | { type: "screen.close"; actor: AnyActorRef };

/** most: reports that are kept. shown: the number of the report that is looked at. */
interface Context {
  most: number;
  count: number;
  reports: readonly Report[];
  shown: number;
}

/** What do the charts in the other tabs of this browser do? It is the root of the chart pages' system. */
export const live = setup({
  types: {
    context: {} as Context,
    events: {} as LiveEvent,
    input: {} as { most: number },
  },
  actors: { channel: fromCallback<LiveEvent>(unprovided) },
  actions: {
    addReport: assign(({ context }, { report }: { report: Omit<Report, "number"> }) => ({
      count: context.count + 1,
      reports: [...context.reports, { ...report, number: context.count }].slice(-context.most),
    })),
    assignShown: assign((_, { number }: { number: number }) => ({ shown: number })),
    clearReports: assign({ reports: [] }),
    closeScreen: stopChild((_, { actor }: { actor: AnyActorRef }) => actor),
  },
}).createMachine({
  id: "live",
  description: "Other tabs tell ids and names of events, nothing that a person typed.",
  context: ({ input: { most } }) => ({ most, count: 0, reports: [], shown: 0 }),
  invoke: { id: "channel", src: "channel" },
  on: {
    "tab.report": { actions: { type: "addReport", params: ({ event }) => event } },
    "screen.close": { actions: { type: "closeScreen", params: ({ event }) => event } },
    "timeline.clear": { target: ".following", actions: "clearReports" },
  },
  initial: "following",
  states: {
    following: {
      description: "The newest report is shown.",
      on: {
        "timeline.show": {
          target: "steppedBack",
          actions: { type: "assignShown", params: ({ event }) => event },
        },
      },
    },
    steppedBack: {
      description: "An earlier report is shown; new ones are collected.",
      on: {
        "timeline.show": { actions: { type: "assignShown", params: ({ event }) => event } },
        "timeline.follow": "following",
      },
    },
  },
});
