import { passwordChange } from "@gatehouse/machines/password-change";
import type { ChartModel } from "../kit/model.ts";

export const passwordChangeModel: ChartModel = {
  file: "password-change",
  name: "passwordChange",
  machine: passwordChange,
  runs: [
    {
      cases: [
        { type: "change.ask" },
        { type: "dialog.close" },
        { type: "xstate.done.actor.passwordForm", output: {} },
      ],
    },
  ],
  invariants: {
    "a password is asked for only in the dialog": (snapshot) =>
      (snapshot.children["passwordForm"] !== undefined) === snapshot.matches("asked"),
    "the dialog can be closed": (snapshot) =>
      snapshot.can({ type: "dialog.close" }) === snapshot.matches("asked"),
  },
};
