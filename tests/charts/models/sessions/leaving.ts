import { leaving } from "@gatehouse/machines/sessions/leaving";
import type { ChartModel } from "../../kit/model.ts";

export const leavingModel: ChartModel = {
  file: "leaving",
  name: "leaving",
  machine: leaving,
  runs: [
    {
      cases: [
        { type: "xstate.done.actor.saveWork", output: true },
        { type: "xstate.done.actor.saveWork", output: false },
        { type: "xstate.error.actor.saveWork", error: "no answer" },
        { type: "session.leave" },
      ],
    },
  ],
  invariants: {
    "what could not be saved is shown, and the person decides": (snapshot) =>
      snapshot.hasTag("failed") === snapshot.matches("unsaved") &&
      snapshot.matches("unsaved") === snapshot.can({ type: "session.leave" }),
  },
};
