import { randomUUID } from "node:crypto";
import * as work from "#contract/calls/desk-work.ts";
import type { LineId } from "#contract/business-lines.ts";
import { passTime } from "#server/review/time-passed.ts";
import { caseSeen } from "#tests/support/server/desk.ts";
import { refusal } from "#tests/support/server/outcome.ts";
import { isRequestOpen, ok, onLines, onOwnCase } from "../walk/answers.ts";
import { assigneeOf, someCase, someone, workerOn } from "./case-acts.ts";
import { decide } from "./decision-acts.ts";
import { passFor } from "./identity-acts.ts";
import {
  type Act,
  caseOf,
  type Done,
  endProposals,
  endSharedProposals,
  isAccepted,
  isClosed,
  isNamed,
  isWaiting,
  kycOf,
  type Move,
  lineName,
  people,
  roles,
  signInAgain,
  type Walker,
} from "../walk/walker.ts";
import { todayIn } from "../walk/working-days.ts";

/** Those that were stored at the same time come in another order in each walk. */
const bySlot = <File extends { slot: string }>(files: readonly File[]): File[] =>
  files.toSorted((a, b) => a.slot.localeCompare(b.slot));

const judge: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const { id } = found;
  const name = assigneeOf(walker, found) ?? someone(walker);
  const file = walker.pick(bySlot((await caseSeen(walker.desk[name], id)).files));
  const judged = { kind: "document", target: file.uid, value: file.sha256 } as const;
  const verdict = walker.pick(["accepted", "accepted", "rejected"] as const);
  const reason = verdict === "rejected" ? ("unreadable" as const) : null;
  // The same verdict again changes nothing.
  const body = { ...judged, verdict, reason, note: randomUUID() };
  const must = onOwnCase(walker, found, name, () => ok);
  const refused = refusal(await walker.desk[name].api(work.deskVerdict, { params: { id }, body }));
  if (refused === null) endSharedProposals(walker, id);
  return { says: `${people[name]} judges a document: ${verdict}`, refused, moves: [], must };
};

export const dayAfter = (now: Date, days: number) =>
  todayIn(new Date(now.getTime() + days * 86_400_000));

const request: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const { id, lines: all } = found;
  const name = assigneeOf(walker, found) ?? someone(walker);
  const { snapshot, files } = await caseSeen(walker.desk[name], id);
  const lines = wanted.line ? [wanted.line] : walker.pick([all, all.slice(0, 1), all.slice(-1)]);
  const file = bySlot(files).find(
    ({ slot }) => !slot.startsWith("requested.") && !slot.includes("."),
  )!;
  const item = { slot: file.slot, reason: "unreadable", public_text: "Too dark." } as const;
  const body = {
    lines,
    due_on: dayAfter(walker.portal.services.clock(), 3),
    public_text: "",
    snapshot,
    items: [{ ...item, rejected_uid: walker.pick([file.uid, null]) }],
  };
  const isOpen = isRequestOpen(walker, found);
  const refused = refusal(await walker.desk[name].api(work.deskRequest, { params: { id }, body }));
  const event = { type: "kyc.requestDocuments", items: ["*"], by: roles[name] };
  const moves = lines.map((line): Move => [line, "kycStatus", event]);
  const must = onOwnCase(walker, found, name, () =>
    isOpen ? ["requestOpen"] : onLines(walker, found, moves),
  );
  if (refused === null) endProposals(walker, id);
  const says = `${people[name]} asks for a document for ${lines.map(lineName).join(" and ")}, due in 3 days`;
  return { says, refused, moves, must };
};

const cancel: Act = async (walker, wanted) => {
  const found = someCase(walker, wanted);
  const { id } = found;
  const name = assigneeOf(walker, found) ?? someone(walker);
  const body = { reason: "Found" };
  const { api } = walker.desk[name];
  const refused = refusal(await api(work.deskCancelRequest, { params: { id }, body }));
  const lines = found.lines.filter((line) => isWaiting(walker, line, id));
  const must = onOwnCase(walker, found, name, () => (lines.length > 0 ? ok : ["notPossible"]));
  const event = { type: "kyc.cancelRequest", reason: "Found", by: roles[name] };
  if (refused === null) endProposals(walker, id);
  const says = `${people[name]} takes the request for documents back`;
  const moves = lines.map((line): Move => [line, "kycStatus", event]);
  return { says, refused, moves, must };
};

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
  const move: Move = [line, "businessAccount", event];
  const reasoned: Move = [line, "businessAccount", { ...event, reason: "Reason" }];
  const must = onOwnCase(walker, found, name, () => {
    if (isAccepted(walker, [move])) return caseOf(walker, line) === found ? ok : ["caseChanged"];
    return isAccepted(walker, [reasoned]) ? ["reasonRequired"] : ["notPossible"];
  });
  const says = `${people[name]} acts on the account of ${lineName(line)}: ${act}${reason ? "" : ", without a reason"}`;
  return { says, refused, moves: [move], must };
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
  const moves: Move[] = [[line, "kycStatus", event]];
  const must = onOwnCase(walker, found, name, () => onLines(walker, found, moves));
  return { says, refused, moves, must };
};

const time: Act = (walker, wanted) =>
  passDays(walker, wanted.line ? 4 : walker.pick([1, 2, 4, 6, 8]));

/** As long as an AML questionnaire may wait, or a little less. */
const weeks: Act = (walker) => passDays(walker, walker.pick([14, 24, 31]));

/** Days pass, and the clock moves what is due, once. */
async function passDays(walker: Walker, days: number): Promise<Done> {
  const { portal } = walker;
  portal.pass(days * 86_400);
  await signInAgain(walker);
  const today = todayIn(portal.services.clock());
  const due = await walker.pool.query<{ lines: LineId[] }>(
    "select lines from document_request where account_id = $1 and ended_at is null and due_on < $2",
    [walker.member.accountId, today],
  );
  const event = { type: "kyc.dueDatePassed", by: "system" };
  const moves = due.rows
    .flatMap(({ lines }) => lines)
    .filter((line) => kycOf(walker, line).endsWith("Required.requested") && !isClosed(walker, line))
    .map((line): Move => [line, "kycStatus", event]);
  await passClock(walker);
  for (const each of walker.cases) each.beginDay(today);
  walker.questionnaire.beginDay(isNamed(walker), today);
  passFor(walker);
  const isDue = due.rows.length > 0 ? ", with them the due date of a request" : "";
  return { says: `${days} days pass${isDue}`, refused: null, moves, must: ok };
}

async function passClock({ portal, recorder, pool }: Walker): Promise<void> {
  recorder.days.push(todayIn(portal.services.clock()));
  await passTime(portal.services, portal.jobs);
  const again = await passTime(portal.services, portal.jobs);
  if (again === 0) return;
  const { rows } = await pool.query<{ moved: string }>(
    "select action || ' ' || target as moved from audit where actor = 'system' order by at desc, seq desc limit $1",
    [again],
  );
  throw new Error(`a date moved a line twice: ${rows.map(({ moved }) => moved).join(", ")}`);
}

/** Three years pass, after which every approval is due for review; nothing else can follow. */
export async function passYears(walkers: readonly Walker[]): Promise<Done[]> {
  const [first] = walkers;
  first!.portal.pass(37 * 31 * 86_400);
  const event = { type: "kyc.lapse", by: "system", cause: "periodicReview" };
  const overdue = { type: "kyc.dueDatePassed", by: "system" };
  const moves = walkers.map((walker) =>
    [...walker.model.lines.keys()].flatMap((line): Move[] => {
      if (isClosed(walker, line)) return [];
      const state = kycOf(walker, line);
      if (state === "approved") return [[line, "kycStatus", event]];
      return state.endsWith("Required.requested") ? [[line, "kycStatus", overdue]] : [];
    }),
  );
  await passClock(first!);
  const today = todayIn(first!.portal.services.clock());
  for (const walker of walkers) walker.questionnaire.beginDay(isNamed(walker), today);
  return moves.map((own) => ({ says: "Three years pass", refused: null, moves: own, must: ok }));
}

export const deskActs: Record<string, Act> = {
  judge,
  request,
  cancel,
  decide,
  account,
  lapse,
  time,
  weeks,
};
