import { chartCounting, type CountedTransition } from "@gatehouse/machines/charts/chart-counting";
import type { AnyMachineSnapshot } from "xstate";
import type { Move } from "../kit/model.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

/** Different transitions in one report. */
const most = 2;
const transitions = {
  saved: { chart: "draft", from: "pending", event: "answers.save", to: "saved", within: 5 },
  opened: { chart: "formDialog", from: "closed", event: "dialog.open", to: "opened", within: 5 },
  later: { chart: "formDialog", from: "closed", event: "dialog.open", to: "opened", within: 60 },
};
const once = (transition: object) => ({ ...transition, count: 1 });

const countsIn = ({ context }: AnyMachineSnapshot) => context.counts as CountedTransition[];
const reportIn = ({ context }: AnyMachineSnapshot) => context.report as CountedTransition[];
const namesIn = (counts: readonly CountedTransition[]) =>
  counts.map(({ event, within }) => `${event} ${within}`).toSorted();
const countOf = (
  counts: readonly CountedTransition[],
  { event, within }: { event: string; within: number },
) => counts.find((each) => each.event === event && each.within === within)?.count ?? 0;

/** Known ones are added up; a new one is taken while there is room. */
const counted = (transition: (typeof transitions)["saved"]): Move => [
  { type: "transition.count", transition: once(transition) },
  "quiet -> counting; counting, sending -> stays | refused",
  (after, before) => {
    const [now, then] = [after, before].map((at) => countOf(countsIn(at), transition));
    const isTaken = then! > 0 || countsIn(before).length < most;
    return now === then! + (isTaken ? 1 : 0);
  },
];

const isReport = (after: AnyMachineSnapshot, before: AnyMachineSnapshot) =>
  JSON.stringify(reportIn(after)) === JSON.stringify(countsIn(before)) &&
  countsIn(after).length === 0;
/** What was counted meanwhile is not lost. */
const staysCounted: Move[2] = (after, before) =>
  JSON.stringify(countsIn(after)) === JSON.stringify(countsIn(before));

export const chartCountingModel = chartModel({
  machine: chartCounting,
  inputs: [{ pause: 30_000, most }],
  begins: "quiet",
  moves: [
    counted(transitions.saved),
    counted(transitions.opened),
    counted(transitions.later),
    [{ type: "xstate.after.pause.chartCounting.counting" }, "counting -> sending", isReport],
    [
      { type: "page.hide" },
      "counting -> sending; sending -> stays | refused",
      (after, before) => countsIn(before).length === 0 || isReport(after, before),
    ],
    [done("send", { isTaken: true }), "sending -> quiet | counting", staysCounted],
    [done("send", { isTaken: false }), "sending -> ended"],
    [noAnswer("send"), "sending -> quiet | counting", staysCounted],
  ],
  tags: { settled: "quiet", open: "counting", busy: "sending", failed: "ended" },
  asks: { watch: undefined, send: { counts: [once(transitions.saved)] } },
  waits: { pause: 30_000 },
  facts: (snapshot) => ({
    counts: namesIn(countsIn(snapshot)),
    report: reportIn(snapshot).length,
  }),
  claims: {
    "a report holds no more than it may": (snapshot) =>
      countsIn(snapshot).length <= most && reportIn(snapshot).length <= most,
    "nothing is counted exactly while quiet, except while a report is sent": (snapshot) =>
      snapshot.matches("sending") ||
      snapshot.matches("ended") ||
      (countsIn(snapshot).length === 0) === snapshot.matches("quiet"),
    "an empty report is never sent": (snapshot) =>
      !snapshot.matches("sending") || reportIn(snapshot).length > 0,
    "where the server refuses, nothing is counted or watched any more": (snapshot) =>
      !snapshot.matches("ended") || snapshot.status === "done",
  },
});
