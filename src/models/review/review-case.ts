import { reviewCase } from "@gatehouse/machines/review/review-case";
import { by, desk } from "../kit/roles.ts";
import { chartModel } from "../kit/specification.ts";

const people = ["ada", "ben"];
const assign = (assigneeId: string, reason = "Away this week") => ({
  type: "case.assign",
  personId: "eva",
  assigneeId,
  reason,
});

/** desk.md: a case is one person's work; another takes it over with a reason only. */
export const reviewCaseModel = chartModel({
  machine: reviewCase,
  begins: "unassigned",
  moves: [
    ...people.flatMap((personId) => [
      ...by(
        desk,
        { type: "case.claim", personId },
        "unassigned -> assigned; assigned -> stays | refused",
        (after, before) =>
          after.context.assigneeId === personId &&
          [null, personId].includes(before.context.assigneeId),
      ),
      ...by(
        desk,
        { type: "case.release", personId },
        "assigned -> unassigned | refused",
        (after, before) =>
          after.context.assigneeId === null && before.context.assigneeId === personId,
      ),
      ...by(desk, assign(personId), "unassigned, assigned -> assigned", { assigneeId: personId }),
    ]),
    ...by([], assign("ada", ""), "refused"),
  ],
  tags: { open: "unassigned", locked: "assigned" },
  claims: {
    "a case has an assignee exactly while it is assigned": ({ context, ...at }) =>
      (context.assigneeId !== null) === at.matches("assigned"),
    "a claim takes a case from no one": (at) =>
      at.context.assigneeId === null ||
      people.every(
        (personId) =>
          at.can({ type: "case.claim", personId, by: "reviewer" }) ===
          (personId === at.context.assigneeId),
      ),
  },
});
