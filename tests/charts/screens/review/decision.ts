import type { DecisionContext, Outcome } from "@gatehouse/machines/review/decision-event";
import type { AnyMachineSnapshot } from "xstate";
import { deskDecision } from "#contract/calls/desk-work.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { decisionModel } from "#models/review/decision.ts";
import { type CaseTable, type DeskUi, type Seats } from "./desk-ui.ts";

/** Ada has the case. */
const seats: Seats = { ada: "approver", ben: "approver", eva: "seniorManager" };
/** Who does what; the system has no page. */
const doers: Record<string, string> = {
  "decision.propose": "ada",
  "decision.decide": "ada",
  "decision.withdraw": "ada",
  "decision.confirm": "ben",
  "decision.return": "ben",
  "decision.endorse": "eva",
};

const riskOf = ({ context }: AnyMachineSnapshot) => context as DecisionContext;

/** A rejection is proposed or decided where the risk is low, and then confirmed; all else happens to approvals. */
function isShown({ type, outcome }: AnyEvent, at: AnyMachineSnapshot): boolean {
  const { needsTwo, outcome: proposed } = riskOf(at);
  if (type === "decision.decide") return !needsTwo;
  if (type === "decision.propose")
    return outcome === "approve" || (outcome === "rejectFinal" && !needsTwo);
  return proposed !== "rejectFinal" || ["decision.confirm", "decision.begin"].includes(type);
}

function canHappen(event: AnyEvent, at: AnyMachineSnapshot): boolean {
  const { type, by, personId, isProhibited } = event;
  if (by === "system") return !isProhibited && !(at.matches("undecided") && riskOf(at).needsTwo);
  return personId === doers[type] && by === seats[personId as string] && isShown(event, at);
}

const outcomes: Record<Outcome, string> = {
  approve: "Approve",
  rejectRetry: "Reject (may reapply)",
  rejectFinal: "Reject (final, cannot reapply)",
};

interface Act {
  name: string;
  outcome?: Outcome;
  /** Of a proposal that is returned. */
  note?: string;
}

/** Presses an act of the line, answers its dialog, and the server accepts it. */
async function act(ui: DeskUi, { type }: AnyEvent, { name, outcome, note = "" }: Act) {
  await ui.as(doers[type]!);
  await ui.press(name);
  if (outcome) await ui.press(outcomes[outcome], "radio");
  else await ui.sees("dialog", /, proposed by /);
  const isReject = outcome !== undefined && outcome !== "approve";
  if (isReject) await ui.pick("Reason", "Documents or answers missing");
  if (note) await ui.type("Reason", note);
  await ui.press(name);
  await ui.sent(deskDecision, {
    line: "exchange",
    act: type.replace("decision.", ""),
    snapshot: "snapshot",
    outcome: outcome ?? null,
    reason: isReject ? "incomplete" : null,
    note,
  });
  await ui.answer(deskDecision, {});
  await ui.seesNo("dialog");
}

const acts = ["Propose", "Decide", "Confirm", "Endorse", "Return", "Withdraw proposal"];
const nothing: readonly string[] = [];

interface Words {
  says: string;
  /** By person. */
  offers: Record<string, readonly string[]>;
}

/** What the line of a case says in each state of its decision, and what it offers. */
const words: Record<string, Words> = {
  undecided: { says: "Undecided", offers: { ada: ["Propose", "Decide"] } },
  "proposed.awaitingSeniorManager": {
    says: "Awaiting senior management",
    offers: { ada: ["Withdraw proposal"], ben: ["Return"], eva: ["Endorse", "Return"] },
  },
  "proposed.awaitingApprover": {
    says: "Awaiting approver",
    offers: { ada: ["Withdraw proposal"], ben: ["Confirm", "Return"], eva: ["Return"] },
  },
  decided: { says: "Decided", offers: {} },
};

async function seesDecision(ui: DeskUi, { says, offers }: Words, at: AnyMachineSnapshot) {
  const { outcome, proposerId, seniorManagerId, needsTwo } = riskOf(at);
  await ui.sees("cell", says);
  if (outcome) await ui.sees("cell", outcomes[outcome]);
  if (proposerId) await ui.sees("cell", `Proposed by ${ui.named(proposerId)}`);
  if (seniorManagerId) await ui.sees("cell", `Endorsed by ${ui.named(seniorManagerId)}`);
  if (needsTwo) await ui.sees("cell", "Second approval required");
  const offered = offers[ui.reader] ?? nothing;
  for (const each of acts)
    await (offered.includes(each) ? ui.seesButton(each, true) : ui.seesNo("button", each));
}

/** Is a line decided, and who has still to agree: three people of the desk, on the page of its case. */
export const decisionTable: CaseTable = {
  seats,
  model: within({ ...decisionModel, runs: decisionModel.runs.slice(0, 1) }, canHappen),
  events: {
    "decision.propose": (ui, event) =>
      act(ui, event, { name: "Propose", outcome: event["outcome"] as Outcome }),
    "decision.decide": (ui, event) =>
      act(ui, event, { name: "Decide", outcome: event["outcome"] as Outcome }),
    "decision.confirm": (ui, event) => act(ui, event, { name: "Confirm" }),
    "decision.endorse": (ui, event) => act(ui, event, { name: "Endorse" }),
    "decision.return": (ui, event) =>
      act(ui, event, { name: "Return", note: event["reason"] as string }),
    "decision.withdraw": (ui, event) => act(ui, event, { name: "Withdraw proposal" }),
    "decision.change": (ui, event, before) => ui.happens(event, before),
    "decision.begin": (ui, event, before) => ui.happens(event, before),
  },
  states: Object.fromEntries(
    Object.entries(words).map(([state, own]) => [state, (ui, at) => seesDecision(ui, own, at)]),
  ),
};
