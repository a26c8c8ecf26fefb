import { revocation } from "@gatehouse/machines/revocation";
import type { ChartModel } from "../kit/model.ts";

export const revocationModel: ChartModel = {
  file: "revocation",
  name: "revocation",
  machine: revocation,
  runs: [
    {
      cases: [
        { type: "revocation.ask", id: "7", name: "Sample Platform" },
        { type: "revocation.confirm" },
        { type: "dialog.close" },
        { type: "xstate.done.actor.revoke", output: undefined },
      ],
    },
  ],
  invariants: {
    "nothing ends without having been named and asked about": (snapshot) =>
      snapshot.matches("listing") || snapshot.context.id !== "",
    "no dialog is about what the one before was": (snapshot) =>
      !snapshot.matches("listing") || (snapshot.context.id === "" && snapshot.context.name === ""),
    "it is confirmed once": (snapshot) =>
      snapshot.can({ type: "revocation.confirm" }) === snapshot.matches("asking"),
  },
};
