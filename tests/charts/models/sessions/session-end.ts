import { sessionEnd } from "@gatehouse/machines/sessions/session-end";
import type { ChartModel } from "../../kit/model.ts";

export const sessionEndModel: ChartModel = {
  file: "session-end",
  name: "sessionEnd",
  machine: sessionEnd,
  runs: [
    {
      input: { wait: 300 },
      cases: [
        { type: "xstate.done.actor.keepWork", output: false },
        { type: "xstate.error.actor.keepWork", error: "no room" },
        { type: "xstate.done.actor.decide", output: true },
        { type: "xstate.done.actor.decide", output: false },
        { type: "xstate.error.actor.decide", error: "no room" },
      ],
    },
  ],
  invariants: {
    "nothing is explained before what is typed is in safety": (snapshot) =>
      !snapshot.matches("keeping") || snapshot.children["keepWork"] !== undefined,
    "what was typed while the reason was read is in safety too": (snapshot) =>
      !snapshot.matches("deciding") || snapshot.children["decide"] !== undefined,
    "the page stays exactly where leaving it would lose something": (snapshot) =>
      snapshot.status !== "done" || snapshot.output.isHeld === snapshot.matches("held"),
  },
};
