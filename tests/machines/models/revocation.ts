import { revocation } from "@gatehouse/machines/revocation";
import type { ChartModel } from "../kit/model.ts";

const done = "xstate.done.actor.revoke";

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
        { type: done, output: { kind: "revoked" } },
        { type: done, output: { kind: "refused", refusal: "tooManyRequests" } },
        { type: "xstate.error.actor.revoke", error: "no answer" },
      ],
    },
  ],
  invariants: {
    "nothing ends without having been named and asked about": (snapshot) =>
      !snapshot.matches("asked") || snapshot.context.id !== "",
    "no dialog is about what the one before was": (snapshot) =>
      !snapshot.matches("listing") || (snapshot.context.id === "" && snapshot.context.name === ""),
    "the dialog can be closed unless it is being done": (snapshot) =>
      snapshot.can({ type: "dialog.close" }) === snapshot.matches({ asked: "asking" }),
    "while it is being done it cannot be asked for again": (snapshot) =>
      !snapshot.hasTag("busy") || !snapshot.can({ type: "revocation.confirm" }),
    "a refusal is kept only while declined": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches({ asked: { asking: "declined" } }),
  },
};
