import { decision } from "@gatehouse/machines/review/decision";
import { by, desk } from "../kit/roles.ts";
import { chartModel } from "../kit/specification.ts";

const snapshot = "snapshot";
const propose = (personId: string, outcome: string, reason = "incomplete") => ({
  type: "decision.propose",
  personId,
  outcome,
  reason,
  snapshot,
});
const confirm = (personId: string, of = snapshot) => ({
  type: "decision.confirm",
  personId,
  snapshot: of,
});
const endorse = (personId: string, of = snapshot) => ({
  type: "decision.endorse",
  personId,
  snapshot: of,
});
const decide = (outcome: string, reason = "incomplete") => ({
  type: "decision.decide",
  personId: "ada",
  outcome,
  reason,
});
const people = ["ada", "ben", "eva"];
const empty = { outcome: null, proposerId: null, seniorManagerId: null, snapshot: "", reason: "" };
const { awaitingSeniorManager, awaitingApprover } = {
  awaitingSeniorManager: "proposed.awaitingSeniorManager",
  awaitingApprover: "proposed.awaitingApprover",
};

/** desk.md: no one confirms their own proposal; a proposal is bound to a snapshot. */
export const decisionModel = chartModel({
  machine: decision,
  inputs: [{ needsTwo: false }, { needsTwo: true }],
  begins: "undecided",
  moves: [
    ...people.flatMap((personId) => [
      ...["rejectRetry", "rejectFinal"].flatMap((outcome) =>
        by(desk, propose(personId, outcome), `undecided -> ${awaitingApprover}`, {
          outcome,
          proposerId: personId,
          snapshot,
          reason: "incomplete",
        }),
      ),
      ...by(
        desk,
        propose(personId, "approve"),
        `undecided -> ${awaitingSeniorManager} | ${awaitingApprover} | refused`,
        (after, { context }) =>
          !context.isProhibited &&
          after.matches(awaitingSeniorManager) === context.needsTwo &&
          after.context.proposerId === personId,
      ),
    ]),
    ...by(["approver"], decide("rejectRetry"), "undecided -> decided", {
      outcome: "rejectRetry",
      reason: "incomplete",
    }),
    ...by([], propose("ada", "rejectRetry", ""), "refused"),
    ...by([], propose("ada", "rejectFinal", ""), "refused"),
    ...by(
      [],
      { type: "decision.propose", personId: "ada", reason: "incomplete", snapshot },
      "refused",
    ),
    ...by([], decide("rejectRetry", ""), "refused"),
    ...by([], decide("rejectFinal"), "refused"),
    ...by(
      ["approver"],
      decide("approve"),
      "undecided -> decided | refused",
      (_, { context }) => !context.needsTwo && !context.isProhibited,
    ),
    ...people.flatMap((personId) => [
      ...by(
        ["approver"],
        confirm(personId),
        `${awaitingApprover} -> decided | refused`,
        (_, { context: { proposerId, seniorManagerId } }) =>
          ![proposerId, seniorManagerId].includes(personId),
      ),
      ...by(
        ["seniorManager"],
        endorse(personId),
        `${awaitingSeniorManager} -> ${awaitingApprover} | refused`,
        (after, { context }) =>
          context.proposerId !== personId && after.context.seniorManagerId === personId,
      ),
      ...by(
        ["approver", "seniorManager"],
        { type: "decision.return", personId, reason: "incomplete" },
        "proposed -> undecided | refused",
        (after, { context }) =>
          context.proposerId !== personId && after.context.proposerId === null,
      ),
      ...by(
        desk,
        { type: "decision.withdraw", personId },
        "proposed -> undecided | refused",
        (after, { context }) =>
          context.proposerId === personId && after.context.proposerId === null,
      ),
    ]),
    ...by([], confirm("ben", "another snapshot"), "refused"),
    ...by([], endorse("ben", "another snapshot"), "refused"),
    ...by([], { type: "decision.return", personId: "ben", reason: "" }, "refused"),
    ...by(["system"], { type: "decision.change" }, "proposed -> undecided", empty),
    ...by(
      ["system"],
      { type: "decision.begin", needsTwo: true },
      "decided -> undecided; undecided -> stays",
      {
        ...empty,
        needsTwo: true,
      },
    ),
    ...by(
      ["system"],
      { type: "decision.begin", needsTwo: true, isProhibited: true },
      "decided -> undecided; undecided -> stays",
      { ...empty, isProhibited: true },
    ),
  ],
  tags: { busy: "undecided, proposed", settled: "decided" },
  claims: {
    "no one approves a prohibited risk": ({ context, ...at }) =>
      !context.isProhibited || context.outcome !== "approve" || at.matches("undecided"),
    "a proposal names its proposer, its outcome and its snapshot": ({ context, ...at }) =>
      !at.matches("proposed") ||
      (context.proposerId !== null && context.outcome !== null && context.snapshot !== ""),
    "the proposer confirms nothing": (at) =>
      !at.can({ ...confirm(at.context.proposerId), by: "approver" }),
    "a high risk is approved by three people": ({ context, ...at }) =>
      !at.matches("decided") ||
      !context.needsTwo ||
      context.outcome !== "approve" ||
      (context.proposerId !== null &&
        context.seniorManagerId !== null &&
        context.seniorManagerId !== context.proposerId),
    "a final rejection is proposed by one person and confirmed by another": ({ context, ...at }) =>
      !at.matches("decided") || context.outcome !== "rejectFinal" || context.proposerId !== null,
  },
});
