import { disconnection } from "@gatehouse/machines/disconnection";
import type { ChartModel } from "../kit/model.ts";

const done = "xstate.done.actor.disconnect";

export const disconnectionModel: ChartModel = {
  file: "disconnection",
  name: "disconnection",
  machine: disconnection,
  runs: [
    {
      cases: [
        { type: "disconnect.ask", id: "7", provider: "Sample Platform" },
        { type: "disconnect.confirm" },
        { type: "dialog.close" },
        { type: done, output: { kind: "disconnected" } },
        { type: done, output: { kind: "refused", refusal: "tooManyRequests" } },
        { type: "xstate.error.actor.disconnect", error: "no answer" },
      ],
    },
  ],
  invariants: {
    "nothing is disconnected without having been named and asked about": (snapshot) =>
      !snapshot.matches("asked") || snapshot.context.id !== "",
    "no dialog is about the platform of the one before": (snapshot) =>
      !snapshot.matches("listing") ||
      (snapshot.context.id === "" && snapshot.context.provider === ""),
    "the dialog can be closed": (snapshot) =>
      snapshot.can({ type: "dialog.close" }) === snapshot.matches("asked"),
    "while it is being done it cannot be asked for again": (snapshot) =>
      !snapshot.hasTag("busy") || !snapshot.can({ type: "disconnect.confirm" }),
    "a refusal is kept only while declined": (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches({ asked: { asking: "declined" } }),
  },
};
