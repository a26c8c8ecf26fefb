import { knownLink } from "@gatehouse/machines/collaborators/known-link";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

export const knownLinkModel = chartModel({
  machine: knownLink,
  begins: "unknown",
  moves: [
    [{ type: "link.recall" }, "unknown -> recalling"],
    [{ type: "link.remember", ticket: "came" }, "* -> known", { ticket: "came" }],
    [done("recallLink", "kept"), "recalling -> known", { ticket: "kept" }],
    [{ type: "link.forget" }, "* -> unknown", { ticket: "" }],
    [done("recallLink", ""), "recalling -> missing"],
    [noAnswer("recallLink"), "recalling -> unknown"],
  ],
  tags: { busy: "recalling", settled: "known, missing" },
  asks: { recallLink: undefined },
  claims: {
    "a link is known exactly once it came or was recalled": (snapshot) =>
      snapshot.matches("known") === (snapshot.context.ticket !== ""),
  },
});
