import { codeRequest } from "@gatehouse/machines/code-request";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const wait = 60_000;
const email = "ada@example.com";
const cases: readonly AnyEvent[] = [
  { type: "code.send" },
  { type: "tick", now: 1_000 },
  { type: "tick", now: wait },
  { type: "tick", now: wait + 5_000 },
  { type: "xstate.done.actor.sendCode", output: { kind: "sent", deadline: wait, now: 0 } },
  {
    type: "xstate.done.actor.sendCode",
    output: { kind: "throttled", deadline: wait, now: 18_500 },
  },
  { type: "xstate.done.actor.sendCode", output: { kind: "refused", refusal: "mailboxRefused" } },
  { type: "xstate.error.actor.sendCode", error: "no answer" },
];
const start = { email, deadline: null, now: 0, second: 1_000 };
export const codeRequestModel: ChartModel = {
  file: "code-request",
  name: "codeRequest",
  machine: codeRequest,
  runs: [
    { input: start, cases },
    { input: { ...start, deadline: wait }, cases },
    { input: { ...start, deadline: wait, now: wait }, cases },
  ],
  facts: ({ context: { email: to, deadline, secondsLeft, refusal, resends } }) => ({
    to,
    deadline,
    secondsLeft,
    refusal,
    resent: Math.min(resends, 1),
  }),
  invariants: {
    "seconds are left exactly while counting down": (snapshot) =>
      snapshot.context.secondsLeft > 0 === snapshot.matches("countingDown"),
    "the seconds left are whole and never negative": ({ context }) =>
      Number.isInteger(context.secondsLeft) && context.secondsLeft >= 0,
    "a code is offered exactly where the state is open": (snapshot) =>
      snapshot.can({ type: "code.send" }) === snapshot.hasTag("open"),
    "a refusal is kept only while failed": (snapshot) =>
      snapshot.context.refusal === null || snapshot.matches("failed"),
  },
};
