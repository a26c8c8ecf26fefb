import * as work from "#contract/calls/desk-work.ts";
import type { LineId } from "#contract/business-lines.ts";
import { caseSeen } from "#tests/support/server/desk.ts";
import { refusal } from "#tests/support/server/outcome.ts";
import { type Must, isRequestOpen } from "../walk/answers.ts";
import { assigneeOf, someCase, someone } from "./case-acts.ts";
import type { CaseModel } from "../walk/case-model.ts";
import {
  type Act,
  caseOf,
  isAccepted,
  isDecidable,
  kycOf,
  type Move,
  type Name,
  lineName,
  names,
  people,
  roles,
  type Walker,
  type Wanted,
} from "../walk/walker.ts";

const acts = {
  proposed: ["confirm", "confirm", "endorse", "endorse", "return", "withdraw", "propose"],
  open: ["propose", "propose", "propose", "decide", "decide", "confirm"],
};
const often = (["approve", "rejectRetry"] as const).flatMap((each) =>
  Array<typeof each>(7).fill(each),
);
type DecisionAct = "propose" | "decide" | "confirm" | "endorse" | "return" | "withdraw";
interface Proposal {
  outcome: Wanted["outcome"] | null;
  proposerId: string | null;
  seniorManagerId: string | null;
}

/** A person who can do this, most of the time. */
function actorFor(walker: Walker, act: DecisionAct, found: CaseModel, own: Proposal): Name {
  const { desk, pick } = walker;
  const isOther = (name: Name) => ![own.proposerId, own.seniorManagerId].includes(desk[name].id);
  const assignee = assigneeOf(walker, found);
  if (act === "endorse") return pick(["sam", "sam", "sam", "ana"] as const);
  if (act === "withdraw") return names.find((name) => desk[name].id === own.proposerId) ?? "rae";
  // The assignee most often is the proposer, who confirms nothing.
  const isNew = act === "propose" || act === "decide";
  if (isNew || pick([true, false, false, false, false])) return assignee ?? someone(walker);
  const able = act === "return" ? (["ana", "abe", "sam"] as const) : (["ana", "abe"] as const);
  return pick(able.filter(isOther));
}

export const decide: Act = async (walker, wanted) => {
  const { desk, pick, model } = walker;
  const found = someCase(walker, wanted);
  const { id } = found;
  const line = wanted.line ?? pick(found.lines);
  const isProposed = model.state(line, "decision").startsWith("proposed.");
  const act = (wanted.act ?? pick(isProposed ? acts.proposed : acts.open)) as DecisionAct;
  const isNew = act === "propose" || act === "decide";
  const own = model.lines.get(line)!.decision.context as Proposal;
  const by = wanted.by ?? actorFor(walker, act, found, own);
  const seen = await caseSeen(desk[by], id);
  const isRarely = pick([true, ...Array<boolean>(11).fill(false)]);
  const isStale = wanted.isStale ?? (!wanted.line && isRarely);
  const some = [...often, "rejectFinal"] as const;
  const outcome = isNew ? (wanted.outcome ?? pick(some)) : null;
  const reason = outcome !== null && outcome !== "approve" ? ("incomplete" as const) : null;
  const note = act === "return" ? "Look again" : "";
  const snapshot = isStale
    ? seen.snapshot.replace(/^./, (first) => (first === "0" ? "1" : "0"))
    : seen.snapshot;
  const body = { line, act, snapshot, outcome, reason, note };
  const refused = refusal(await desk[by].api(work.deskDecision, { params: { id }, body }));
  const settled = outcome ?? own.outcome;
  const isApproval = settled === "approve" && act !== "return" && act !== "withdraw";
  const isUnread = seen.files.some(({ verdict }) => !verdict);
  const moves = movesOf(
    { walker, line, by, act },
    { outcome: settled, reason, note, snapshot: "as shown" },
  );
  const asked = { act, by, line, isStale, isApproval, isUnread, moves };
  const hasRejected = seen.files.some(({ verdict }) => verdict?.verdict === "rejected");
  const must = decisionAnswer(walker, found, { ...asked, hasRejected });
  const what = isNew ? `${doing[act]} to ${deciding[outcome!]}` : doing[act];
  return {
    says: `${people[by]} ${what} ${lineName(line)}${isStale ? ", on an old page" : ""}`,
    refused,
    moves,
    must,
  };
};

interface AskedDecision {
  act: DecisionAct;
  by: Name;
  line: LineId;
  moves: Move[];
  isStale: boolean;
  isApproval: boolean;
  isUnread: boolean;
  hasRejected: boolean;
}

function decisionAnswer(walker: Walker, found: CaseModel, asked: AskedDecision): Must {
  const { act, by, line, moves } = asked;
  const { id } = walker.desk[by];
  if (caseOf(walker, line) !== found) return ["caseChanged"];
  if ((act === "propose" || act === "decide") && found.assigneeId !== id) return ["caseTaken"];
  if (asked.isStale) return ["caseChanged"];
  const kyc = kycOf(walker, line);
  if (!isDecidable(kyc)) return ["notPossible"];
  const isOpen = kyc !== "inProgress" || isRequestOpen(walker, found);
  if (asked.isApproval && (asked.isUnread || isOpen)) return ["decisionBlocked"];
  const own = walker.model.lines.get(line)!.decision.context as Proposal;
  const hasPart = own.proposerId === id || (act === "confirm" && own.seniorManagerId === id);
  const isOwn = hasPart && (act === "confirm" || act === "endorse");
  const answer = isAccepted(walker, moves) ? "ok" : isOwn ? "ownProposal" : "notPossible";
  // A later document may stand in the place of a rejected one.
  return asked.isApproval && asked.hasRejected ? [answer, "decisionBlocked"] : [answer];
}

const doing: Record<DecisionAct, string> = {
  propose: "proposes",
  decide: "decides alone",
  confirm: "confirms the proposal for",
  endorse: "endorses the proposal for",
  return: "returns the proposal for",
  withdraw: "withdraws the proposal for",
};
const deciding: Record<NonNullable<Wanted["outcome"]>, string> = {
  approve: "approve",
  rejectRetry: "reject, for now,",
  rejectFinal: "reject for good",
};

interface Acted {
  walker: Walker;
  line: LineId;
  by: Name;
  act: DecisionAct;
}
interface Said {
  outcome: Wanted["outcome"] | null;
  reason: string | null;
  note: string;
  snapshot: string;
}

export function movesOf(
  { walker, line, by, act }: Acted,
  { outcome, reason, note, snapshot }: Said,
): Move[] {
  const { desk, model } = walker;
  const own = model.lines.get(line)!.decision.context as Proposal;
  const person = { personId: desk[by].id, snapshot, by: roles[by] };
  const facts = { outcome, reason: act === "return" ? note : (reason ?? "") };
  const moves: Move[] = [[line, "decision", { type: `decision.${act}`, ...person, ...facts }]];
  if (act !== "decide" && act !== "confirm") return moves;
  const proposerId = act === "decide" ? null : own.proposerId;
  const people = { by: roles[by], deciderId: desk[by].id, proposerId };
  const kind = outcome === "rejectFinal" ? "FINAL" : "RETRY";
  const event =
    outcome === "approve"
      ? { type: "kyc.approve", ...people }
      : { type: "kyc.reject", kind, reason: "incomplete", ...people };
  return [...moves, [line, "kycStatus", event]];
}
