import { leaving } from "@gatehouse/machines/sessions/leaving";
import { chartModel, done } from "../kit/specification.ts";

export const leavingModel = chartModel({
  machine: leaving,
  begins: "saving",
  moves: [
    [done("saveWork", true), "saving -> ready"],
    [done("saveWork", false), "saving -> unsaved"],
    [{ type: "session.leave" }, "unsaved -> ready"],
  ],
  tags: { busy: "saving", open: "unsaved", failed: "unsaved", settled: "ready" },
  asks: { saveWork: undefined },
  claims: {
    "everything is tried to be saved before anything is asked": (snapshot) =>
      (snapshot.children["saveWork"] !== undefined) === snapshot.matches("saving"),
  },
});
