import { knownLink } from "@gatehouse/machines/entry/known-link";
import type { ChartModel } from "../../kit/model.ts";

export const knownLinkModel: ChartModel = {
  file: "known-link",
  name: "knownLink",
  machine: knownLink,
  runs: [
    {
      cases: [
        { type: "link.remember", ticket: "came" },
        { type: "xstate.done.actor.recallLink", output: "kept" },
        { type: "xstate.done.actor.recallLink", output: "" },
        { type: "xstate.error.actor.recallLink", error: "no answer" },
      ],
    },
  ],
  invariants: {
    "a link is known exactly once it came or was recalled": (snapshot) =>
      snapshot.matches("known") === (snapshot.context.ticket !== ""),
    "a link is recalled only while none is known": (snapshot) =>
      snapshot.can({ type: "link.recall" }) === snapshot.matches("unknown"),
    "a link that a collaborator comes by is always taken": (snapshot) =>
      snapshot.can({ type: "link.remember", ticket: "came" }),
  },
};
