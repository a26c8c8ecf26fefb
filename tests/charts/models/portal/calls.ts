import { calls } from "@gatehouse/machines/portal/calls";
import type { ChartModel } from "../../kit/model.ts";

export const callsModel: ChartModel = {
  file: "calls",
  name: "calls",
  machine: calls,
  runs: [
    {
      cases: (snapshot) => [
        ...(snapshot.context.count < 2 ? [{ type: "call.start" }] : []),
        { type: "call.end" },
        { type: "call.reject", rejected: { refusal: "linkExpired" } },
      ],
    },
  ],
  invariants: {
    "the bar is shown exactly while a call is under way": (snapshot) =>
      snapshot.hasTag("busy") === snapshot.context.count > 0,
  },
};
