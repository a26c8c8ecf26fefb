import { codeRequest } from "@gatehouse/machines/code-request";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const wait = 60;
const email = "ada@example.com";
const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

export const codeRequestModel: ChartModel = {
  file: "code-request",
  name: "codeRequest",
  machine: codeRequest,
  runs: [
    {
      input: { email },
      cases: [
        { type: "code.send" },
        { type: "tick", now: 1 },
        { type: "tick", now: wait },
        { type: "tick", now: wait + 5 },
        done("storedWait", { deadline: 0, now: 0 }),
        done("storedWait", { deadline: wait, now: 0 }),
        done("storedWait", { deadline: wait, now: wait }),
        { type: "xstate.error.actor.storedWait", error: "no storage" },
        done("send", { kind: "sent", deadline: wait, now: 0 }),
        done("send", { kind: "throttled", deadline: wait, now: 18.5 }),
      ],
    },
  ],
  facts: ({ context: { email: to, deadline, secondsLeft, resends } }) => ({
    to,
    deadline,
    secondsLeft,
    resent: Math.min(resends, 1),
  }),
  invariants: {
    "seconds are left exactly while counting down": (snapshot) =>
      snapshot.context.secondsLeft > 0 === snapshot.matches("countingDown"),
    "the seconds left are whole and never negative": ({ context }) =>
      Number.isInteger(context.secondsLeft) && context.secondsLeft >= 0,
    "another code is offered only after the wait": (snapshot) =>
      snapshot.can({ type: "code.send" }) === snapshot.matches("resendable"),
  },
};
