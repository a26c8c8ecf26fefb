import { knownLink } from "@gatehouse/machines/known-link";
import type { ChartModel } from "../kit/model.ts";

export const knownLinkModel: ChartModel = {
  file: "known-link",
  name: "knownLink",
  machine: knownLink,
  runs: [
    {
      cases: [
        { type: "link.recall" },
        { type: "link.keep", ticket: "came" },
        { type: "xstate.done.actor.readLink", output: { ticket: "kept" } },
        { type: "xstate.done.actor.readLink", output: { ticket: "" } },
        { type: "xstate.error.actor.readLink", error: "no answer" },
        { type: "xstate.done.actor.writeLink" },
        { type: "xstate.error.actor.writeLink", error: "no room" },
      ],
    },
  ],
  invariants: {
    "what could not be read is read again when it is next asked for": (snapshot) =>
      snapshot.can({ type: "link.recall" }) === snapshot.matches("unknown"),
    "a link that is known is a link": (snapshot) =>
      !snapshot.matches("known") || snapshot.context.ticket !== "",
  },
};
