import { sessionClock } from "@gatehouse/machines/sessions/session-clock";
import type { ChartModel } from "../../kit/model.ts";

const warnAhead = 20;
const deadline = 100;
const cases = [
  { type: "tick", now: deadline - warnAhead - 1 },
  { type: "tick", now: deadline - warnAhead },
  { type: "tick", now: deadline },
  { type: "lease.renew", deadline, now: deadline - warnAhead },
  { type: "lease.renew", deadline: deadline + 50, now: deadline - warnAhead },
  { type: "session.extend" },
  { type: "warning.dismiss" },
  { type: "xstate.done.actor.extend" },
  { type: "xstate.error.actor.extend", error: "no answer" },
];

export const sessionClockModel: ChartModel = {
  file: "session-clock",
  name: "sessionClock",
  machine: sessionClock,
  runs: [
    { input: { deadline, now: 0, end: 1000, warnAhead }, cases },
    { input: { deadline, now: 0, end: deadline, warnAhead }, cases },
  ],
  facts: ({ context }) => ({ left: context.deadline - context.now, deadline: context.deadline }),
  invariants: {
    "no deadline lies beyond the end": ({ context }) => context.deadline <= context.end,
    "no one is inside past the deadline": (snapshot) =>
      !["active", "closing"].some((state) => snapshot.matches(state)) ||
      snapshot.context.deadline > snapshot.context.now,
    "no one comes within the warning's span unwarned: the next tick warns": (snapshot) =>
      !snapshot.matches("active") || snapshot.context.deadline - snapshot.context.now >= warnAhead,
    "near the end no one is asked to stay": (snapshot) =>
      !snapshot.matches("closing") || !snapshot.can({ type: "session.extend" }),
    "a dialog is open exactly while the person is warned": (snapshot) =>
      snapshot.hasTag("open") ===
      ["expiring", "extending", { closing: "warning" }].some((state) => snapshot.matches(state)),
  },
};
