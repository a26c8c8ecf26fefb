import { reviewClock } from "@gatehouse/machines/review/review-clock";
import { chartModel } from "../kit/specification.ts";

const dueOn = "2026-12-07";
const later = "2026-12-14";
const days = { early: "2026-12-03", last: dueOn, after: "2026-12-08" };
const begin = (today: string, daysLeft: number) => ({ type: "day.begin", today, daysLeft });

/** desk.md: the clock of a case is paused while the applicant must act, and warns twice. */
export const reviewClockModel = chartModel({
  machine: reviewClock,
  inputs: [{ dueOn }],
  begins: "running.onTime",
  moves: [
    [begin(days.early, 2), "refused"],
    [begin(days.last, 0), "running.onTime -> running.dueSoon"],
    [begin(days.last, 1), "running.onTime -> running.dueSoon"],
    [
      begin(days.after, 0),
      "running.onTime -> running.late | running.dueSoon; running.dueSoon -> running.late | refused",
      ({ value }, { context }) => context.dueOn < days.after === (value.running === "late"),
    ],
    [{ type: "clock.pause", daysLeft: 3 }, "running -> paused", { dueOn: null, daysLeft: 3 }],
    [
      { type: "clock.start", dueOn: later },
      "paused, stopped -> running.onTime",
      { dueOn: later, daysLeft: null },
    ],
    [{ type: "clock.stop" }, "running, paused -> stopped", { dueOn: null, daysLeft: null }],
  ],
  tags: { open: "running", settled: "stopped" },
  claims: {
    "there is a due date exactly while the clock runs": (at) =>
      (at.context.dueOn !== null) === at.matches("running"),
    "working days are kept exactly while it is paused": (at) =>
      (at.context.daysLeft !== null) === at.matches("paused"),
    "a clock that is late stays late until the applicant must act": (at) =>
      !at.matches({ running: "late" }) || !at.can(begin(days.after, 0)),
  },
});
