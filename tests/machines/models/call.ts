import { call } from "@gatehouse/machines/call";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const request = { email: "ada@example.com" };
const corrected = { email: "ben@example.com" };
const refusal = { code: "tooMany", params: { seconds: 30 } };
const done = (output: unknown): AnyEvent => ({ type: "xstate.done.actor.send", output });

export const callModel: ChartModel = {
  file: "call",
  name: "call",
  machine: call,
  runs: [
    {
      input: request,
      cases: [
        { type: "call.retry" },
        { type: "call.retry", request: corrected },
        done({ kind: "answered", result: { kind: "changed" } }),
        done({ kind: "rejected", refusal }),
        { type: "xstate.error.actor.send", error: "offline" },
      ],
    },
  ],
  invariants: {
    "a refusal is kept only while rejected": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches("rejected"),
    "a result is the answer's": (snapshot) =>
      (snapshot.context.result !== undefined) === snapshot.matches("answered"),
    "it can be sent again where it failed, and nowhere else": (snapshot) =>
      snapshot.can({ type: "call.retry" }) === snapshot.hasTag("failed"),
    "there is always something to send": ({ context }) =>
      context.request === request || context.request === corrected,
  },
};
