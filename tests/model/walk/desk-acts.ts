import { randomUUID } from "node:crypto";
import * as work from "#contract/calls/desk-work.ts";
import type { LineId } from "#contract/business-lines.ts";
import { passTime } from "#server/review/time-passed.ts";
import { todayOf } from "#server/mail/today.ts";
import { caseSeen } from "../../support/server/desk.ts";
import { refusal } from "../../support/server/outcome.ts";
import { assigneeOf, someCase, someone, workerOn } from "./case-acts.ts";
import type { CaseModel } from "./case-model.ts";
import { passFor } from "./identity-acts.ts";
import {
  type Act,
  type Done,
  endProposals,
  endSharedProposals,
  isWaiting,
  kycOf,
  type Move,
  type Name,
  lineName,
  names,
  people,
  roles,
  signInAgain,
  type Walker,
  type Wanted,
} from "./walker.ts";

const judge: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const { id } = found;
  const name = assigneeOf(walker, found) ?? someone(walker);
  const file = walker.pick((await caseSeen(walker.desk[name], id)).files);
  const judged = { kind: "document", target: file.uid, value: file.sha256 } as const;
  const verdict = walker.pick(["accepted", "accepted", "rejected"] as const);
  const reason = verdict === "rejected" ? ("unreadable" as const) : null;
  // The same verdict again changes nothing.
  const body = { ...judged, verdict, reason, note: randomUUID() };
  const refused = refusal(await walker.desk[name].api(work.deskVerdict, { params: { id }, body }));
  if (refused === null) endSharedProposals(walker, id);
  return { says: `${people[name]} judges a document: ${verdict}`, refused, moves: [] };
};

const dayAfter = (now: Date, days: number) => todayOf(new Date(now.getTime() + days * 86_400_000));

const request: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const { id, lines: all } = found;
  const name = assigneeOf(walker, found) ?? someone(walker);
  const { snapshot, files } = await caseSeen(walker.desk[name], id);
  const lines = wanted.line ? [wanted.line] : walker.pick([all, all.slice(0, 1), all.slice(-1)]);
  const file = files.find(({ slot }) => !slot.startsWith("requested.") && !slot.includes("."))!;
  const item = { slot: file.slot, reason: "unreadable", public_text: "Too dark." } as const;
  const body = {
    lines,
    due_on: dayAfter(walker.portal.services.clock(), 3),
    public_text: "",
    snapshot,
    items: [{ ...item, rejected_uid: walker.pick([file.uid, null]) }],
  };
  const refused = refusal(await walker.desk[name].api(work.deskRequest, { params: { id }, body }));
  const event = { type: "kyc.requestDocuments", items: ["*"], by: roles[name] };
  if (refused === null) endProposals(walker, id);
  const says = `${people[name]} asks for a document for ${lines.map(lineName).join(" and ")}, due in 3 days`;
  return { says, refused, moves: lines.map((line): Move => [line, "kycStatus", event]) };
};

const cancel: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const { id } = found;
  const name = assigneeOf(walker, found) ?? someone(walker);
  const open = "select lines from document_request where application_id = $1 and ended_at is null";
  const { rows } = await walker.pool.query<{ lines: LineId[] }>(open, [id]);
  const body = { reason: "Found" };
  const { api } = walker.desk[name];
  const refused = refusal(await api(work.deskCancelRequest, { params: { id }, body }));
  const lines = (rows[0]?.lines ?? []).filter((line) => isWaiting(walker, line, id));
  const event = { type: "kyc.cancelRequest", reason: "Found", by: roles[name] };
  if (refused === null) endProposals(walker, id);
  const says = `${people[name]} takes the request for documents back`;
  return { says, refused, moves: lines.map((line): Move => [line, "kycStatus", event]) };
};

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

const decide: Act = async (walker, wanted) => {
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
  checkOffer(walker, seen.lines);
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
  if (refused === null && isStale) throw new Error("decided on a case as it was before");
  if (refused === null && isApproval && isUnread) throw new Error("approved unread documents");
  const what = isNew ? `${doing[act]} to ${deciding[outcome!]}` : doing[act];
  return {
    says: `${people[by]} ${what} ${lineName(line)}${isStale ? ", on an old page" : ""}`,
    refused,
    moves: movesOf(
      { walker, line, by, act },
      { outcome: settled, reason, note, snapshot: "as shown" },
    ),
  };
};

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

function movesOf(
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

/** What needs an approval is offered while there is one. */
function checkOffer(walker: Walker, lines: { line: string; acts: string[] }[]): void {
  for (const { line, acts: offered } of lines)
    if (offered.includes("activate") || offered.includes("unfreeze"))
      if (kycOf(walker, line) !== "approved")
        throw new Error(`${line}: ${offered.join()} offered without an approval`);
}

const account: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const { id, lines } = found;
  const line = wanted.line ?? walker.pick(lines);
  const some = ["activate", "activate", "decline", "freeze", "unfreeze", "unfreeze", "close"];
  const act = (wanted.act ?? walker.pick(some)) as "activate";
  const name = await workerOn(walker, found);
  const reason = wanted.act ? "Reason" : walker.pick(["Reason", "Reason", ""]);
  const body = { line, act, reason };
  const refused = refusal(await walker.desk[name].api(work.deskAccount, { params: { id }, body }));
  const facts = { kycApproved: kycOf(walker, line) === "approved", reason };
  const event = { type: `account.${act}`, by: roles[name], ...facts };
  const says = `${people[name]} acts on the account of ${lineName(line)}: ${act}${reason ? "" : ", without a reason"}`;
  return { says, refused, moves: [[line, "businessAccount", event]] };
};

const lapse: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const { id, lines } = found;
  const line = wanted.line ?? walker.pick(lines);
  const name = await workerOn(walker, found);
  const cause = walker.pick(["ownershipChanged", "adverseHit"] as const);
  const body = { line, cause };
  const refused = refusal(await walker.desk[name].api(work.deskLapse, { params: { id }, body }));
  const event = { type: "kyc.lapse", by: roles[name], cause };
  const says = `${people[name]} ends the approval of ${lineName(line)}: ${cause}`;
  return { says, refused, moves: [[line, "kycStatus", event]] };
};

/** Days pass, and the clock moves what is due, once. */
const time: Act = async (walker, wanted) => {
  const { portal, pick } = walker;
  const days = wanted.line ? 4 : pick([1, 2, 4, 6, 8]);
  portal.pass(days * 86_400);
  await signInAgain(walker);
  const today = todayOf(portal.services.clock());
  const due = await walker.pool.query<{ lines: LineId[] }>(
    "select lines from document_request where account_id = $1 and ended_at is null and due_on < $2",
    [walker.member.accountId, today],
  );
  const event = { type: "kyc.dueDatePassed", by: "system" };
  const moves = due.rows
    .flatMap(({ lines }) => lines)
    .filter((line) => kycOf(walker, line).endsWith("Required.requested"))
    .map((line): Move => [line, "kycStatus", event]);
  await passClock(walker);
  for (const each of walker.cases) each.beginDay(today);
  passFor(walker);
  const isDue = due.rows.length > 0 ? ", with them the due date of a request" : "";
  return { says: `${days} days pass${isDue}`, refused: null, moves };
};

async function passClock({ portal, owner }: Walker): Promise<void> {
  await passTime(portal.services, owner);
  if ((await passTime(portal.services, owner)) !== 0) throw new Error("a date moved a line twice");
}

/** Three years pass, after which every approval is due for review; nothing else can follow. */
export async function passYears(walkers: readonly Walker[]): Promise<Done[]> {
  const [first] = walkers;
  first!.portal.pass(37 * 31 * 86_400);
  const event = { type: "kyc.lapse", by: "system", cause: "periodicReview" };
  const overdue = { type: "kyc.dueDatePassed", by: "system" };
  const moves = walkers.map((walker) =>
    [...walker.model.lines.keys()].flatMap((line): Move[] => {
      const state = kycOf(walker, line);
      if (state === "approved") return [[line, "kycStatus", event]];
      return state.endsWith("Required.requested") ? [[line, "kycStatus", overdue]] : [];
    }),
  );
  await passClock(first!);
  return moves.map((own) => ({ says: "Three years pass", refused: null, moves: own }));
}

export const deskActs: Record<string, Act> = {
  judge,
  request,
  cancel,
  decide,
  account,
  lapse,
  time,
};
