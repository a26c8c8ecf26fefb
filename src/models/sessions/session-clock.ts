import { sessionClock } from "@gatehouse/machines/sessions/session-clock";
import type { Move } from "../kit/model.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const warnAhead = 20;
const deadline = 100;
const span = 200;
const lease = { deadline, now: 0, end: 200, warnAhead };

/** A tick so long before the deadline. Near the end the person is told, unless the server decides just then. */
const tick = (left: number, where: string): Move => [
  ({ context: { now, deadline: until } }) =>
    now <= until - left ? { type: "tick", now: until - left } : undefined,
  where,
  (after) =>
    after.matches("over") ||
    (after.context.now === after.context.deadline - left &&
      (after.matches("extending") ||
        after.matches("closing") === after.context.end - after.context.now <= warnAhead)),
];

/** An answer of the server: the session lasts so long from now. */
const renew = (left: (now: number, before: number) => number, where: string): Move => [
  ({ context: { now, deadline: before } }) => ({
    type: "lease.renew",
    deadline: now + left(now, before),
    now,
  }),
  where,
  ({ context: after }, { context: before }) =>
    after.deadline === Math.min(before.now + left(before.now, before.deadline), before.end),
];

export const sessionClockModel = chartModel({
  machine: sessionClock,
  inputs: [lease, { ...lease, end: deadline + 15 }, { ...lease, deadline: 130, end: deadline }],
  begins: "active",
  moves: [
    tick(warnAhead + 1, "active -> stays"),
    tick(warnAhead, "active -> expiring | closing.warning; * -> stays"),
    tick(
      5,
      "active -> expiring | closing.warning; expiring -> stays | closing.warning; * -> stays",
    ),
    tick(0, "extending -> stays; * -> over"),
    renew(() => span, "closing -> stays; * -> active"),
    renew((now, before) => before - now, "* -> stays"),
    [{ type: "session.extend" }, "expiring -> extending"],
    [{ type: "warning.dismiss" }, "closing.warning -> closing.dismissed"],
    [done("extend"), "extending -> expiring"],
    [noAnswer("extend"), "extending -> expiring"],
  ],
  tags: { open: "closing.warning, expiring, extending", busy: "extending", settled: "over" },
  asks: { ticker: undefined, extend: undefined },
  facts: ({ context }) => ({ left: context.deadline - context.now, deadline: context.deadline }),
  claims: {
    "no deadline lies beyond the end": ({ context }) => context.deadline <= context.end,
  },
});
