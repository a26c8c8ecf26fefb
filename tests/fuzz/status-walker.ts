import { login } from "#contract/calls/account.ts";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { deskCode, deskLogin } from "#contract/calls/desk-session.ts";
import * as work from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import * as asked from "#contract/calls/requests.ts";
import type { LineId } from "#contract/business-lines.ts";
import { lineOf } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import type { Db } from "#server/database/database.ts";
import { passTime } from "#server/review/time-passed.ts";
import type { StatusChart } from "#server/statuses/charts.ts";
import { fillIn, load, picture, save, submissionOf } from "../support/server/applicant.ts";
import { acceptDocuments, atDesk, caseSeen, type DeskMember } from "../support/server/desk.ts";
import { comeInvited } from "../support/server/invited.ts";
import { pdfOf } from "../support/server/pdf.ts";
import { newEmail, password } from "../support/server/credentials.ts";
import { dataOf, refusal } from "../support/server/outcome.ts";
import type { Browser, Member, Portal } from "../support/server/portal.ts";
import { send } from "../support/server/upload.ts";
import { StatusModel } from "./status-model.ts";

type Event = { type: string; by: string } & Record<string, unknown>;
type Move = [line: string, chart: StatusChart, event: Event];

/** What an action was answered, and what the charts are to make of it. */
interface Done {
  refused: string | null;
  moves: Move[];
  /** What this request must be answered, whatever the charts say. */
  must?: string[];
}

interface Sent {
  id: string;
  lines: LineId[];
}

export interface Walker {
  portal: Portal;
  owner: Db;
  member: Member;
  helper: Browser;
  desk: Record<"rae" | "ana" | "abe" | "sam", DeskMember>;
  model: StatusModel;
  cases: Sent[];
  draft: string | null;
  arrivals: Map<string, string>;
  events: Set<string>;
  pick: <Item>(from: readonly Item[]) => Item;
}

const roles = { rae: "reviewer", ana: "approver", abe: "approver", sam: "seniorManager" } as const;
type Name = keyof typeof roles;
const names = Object.keys(roles) as Name[];

export async function deskOf(portal: Portal): Promise<Walker["desk"]> {
  const people = {} as Walker["desk"];
  for (const name of names) people[name] = await atDesk(portal, name, roles[name]);
  return people;
}

export async function beginWalk(
  given: Pick<Walker, "portal" | "owner" | "desk" | "pick">,
): Promise<Walker> {
  const { portal } = given;
  const member = await portal.member();
  const body = await fillIn(member);
  const email = newEmail();
  dataOf(await member.api(sendAssistantEmail, { body: { email } }));
  const helper = portal.browser();
  await comeInvited(portal, helper, email);
  const walker: Walker = {
    ...given,
    member,
    helper,
    model: new StatusModel(),
    cases: [],
    draft: member.formId,
    arrivals: new Map(),
    events: new Set(),
  };
  dataOf(await member.api(saveKyc, { body }));
  await submitted(walker, member.formId);
  return walker;
}

/** The risk is computed by the server, and proved elsewhere. */
async function submitted(walker: Walker, id: string): Promise<void> {
  const rows = await walker.portal.rows<{ line: LineId; needs_two: boolean }>(
    `select line, needs_two from risk_score where application_id = $1 order by line`,
    [id],
  );
  for (const { line, needs_two: needsTwo } of rows) {
    const { agreement } = lineOf(line);
    walker.model.begin(line, {
      kycStatus: { needsTwo, attemptCap: limits.kycAttempts },
      decision: { needsTwo },
      businessAccount: { needsAgreement: agreement, needsFace: false },
    });
    const whole = { requirementsMet: true, consentsTicked: true, filesClean: true };
    apply(walker, [[line, "kycStatus", { type: "kyc.submit", by: "holder", ...whole, needsTwo }]]);
  }
  walker.cases.unshift({ id, lines: rows.map(({ line }) => line) });
  walker.draft = null;
}

const arriving = ["kyc.submit", "kyc.filesSubmitted", "kyc.answeredInWords", "kyc.lapse"];

function apply(walker: Walker, moves: readonly Move[]): void {
  for (const [line, chart, event] of moves) {
    if (!walker.model.can(line, chart, event))
      throw new Error(
        `the server accepted what the chart rejects: ${line} ${JSON.stringify(event)}`,
      );
    walker.model.move(line, chart, event);
    walker.events.add(event.type);
    if (arriving.includes(event.type)) walker.arrivals.set(line, event.type);
  }
}

const someLine = ({ model, pick }: Walker) => pick([...model.lines.keys()]) as LineId;
const kyc = ({ model }: Walker, line: string) => model.state(line, "kycStatus");
/** A line in which an event can happen, more often than another. */
function likelyLine(walker: Walker, from: readonly string[], chart: StatusChart, state: string) {
  const able = from.filter((line) => walker.model.state(line, chart) === state);
  return walker.pick(able.length > 0 ? [...able, ...able, ...able, ...from] : from) as LineId;
}

const isWaiting = (walker: Walker, line: string) =>
  kyc(walker, line).startsWith("additionalDocumentsRequired");

const onLine =
  (call: typeof asked.withdrawLine | typeof asked.reopenLine, type: string) =>
  async (walker: Walker): Promise<Done> => {
    const from = type === "kyc.reopen" ? "rejected.retry" : "additionalDocumentsRequired.requested";
    const line = likelyLine(walker, [...walker.model.lines.keys()], "kycStatus", from);
    const outcome = await walker.member.api(call, { body: { line } });
    if (outcome.ok) walker.draft = outcome.data.form_id;
    return { refused: refusal(outcome), moves: [[line, "kycStatus", { type, by: "holder" }]] };
  };

const onAccount =
  (call: typeof asked.openAccount, type: string) =>
  async (walker: Walker): Promise<Done> => {
    const line = likelyLine(walker, [...walker.model.lines.keys()], "kycStatus", "approved");
    const refused = refusal(await walker.member.api(call, { body: { line } }));
    const facts = { kycApproved: kyc(walker, line) === "approved", faceVerified: false };
    const event = { type, by: "holder", agreementSigned: false, ...facts };
    return { refused, moves: [[line, "businessAccount", event]] };
  };

async function submit(walker: Walker): Promise<Done> {
  const { member, draft } = walker;
  if (draft === null) return { refused: null, moves: [] };
  const own = { ...member, formId: draft };
  const { revision } = await load(own);
  // What is never copied into a new application.
  const ticked = {
    acknowledgement: { truthful: true, authority: true, sharing: true },
    nonSolicitation: { ownInitiative: true },
    investorClassification: { professional: true },
  };
  await save(own, revision, ticked);
  const outcome = await member.api(saveKyc, { body: await submissionOf(own) });
  const refused = refusal(outcome);
  if (refused === null) await submitted(walker, draft);
  return { refused, moves: [] };
}

const requestIn = async ({ member, cases, pick }: Walker) => {
  const { id } = pick(cases);
  const found = await member.api(asked.documentRequest, { params: { id } });
  return { id, request: found.ok ? found.data : null };
};

/** What the proposals of a case rest on has changed; lines of a newer case keep theirs. Newest first. */
function endProposals({ cases, model }: Walker, id: string): void {
  const at = cases.findIndex((each) => each.id === id);
  const newer = cases.slice(0, at).flatMap(({ lines }) => lines);
  for (const line of cases[at]!.lines) if (!newer.includes(line)) model.endProposal(line);
}

async function upload(walker: Walker): Promise<Done> {
  const { id, request } = await requestIn(walker);
  if (!request) return { refused: null, moves: [] };
  const item = walker.pick(request.items);
  // Every document of the sample is the same.
  const isSame = walker.pick([true, false, false]);
  const bytes = isSame ? picture : pdfOf(walker.pick([2, 3, 4, 5]));
  const own = { browser: walker.member.browser, formId: id };
  const name = isSame ? "document.png" : "document.pdf";
  const outcome = await send(own, bytes, { slot: item.slot, name });
  const must = isSame && item.rejected !== null ? { must: ["uploadIdentical"] } : {};
  if (outcome.ok) endProposals(walker, id);
  return { refused: refusal(outcome), moves: [], ...must };
}

async function words(walker: Walker): Promise<Done> {
  const { id, request } = await requestIn(walker);
  if (!request) return { refused: null, moves: [] };
  const body = { form_id: id, item: walker.pick(request.items).id, words: "It was lost." };
  const refused = refusal(await walker.member.api(asked.saveRequestWords, { body }));
  if (refused === null) endProposals(walker, id);
  return { refused, moves: [] };
}

async function answer(walker: Walker): Promise<Done> {
  const { id, request } = await requestIn(walker);
  const refused = refusal(
    await walker.member.api(asked.additionalFiles, { body: { form_id: id } }),
  );
  if (!request) return { refused, moves: [], must: ["notPossible"] };
  const missing = request.items.some(({ files, words: said }) => files.length === 0 && said === "");
  if (missing) return { refused, moves: [], must: ["requestItemsMissing"] };
  const isWhole = request.items.every(({ files }) => files.length > 0);
  const event = isWhole
    ? { type: "kyc.filesSubmitted", by: "holder", answered: ["*"], identical: false }
    : { type: "kyc.answeredInWords", by: "holder" };
  const lines = request.lines.filter((line) => isWaiting(walker, line));
  if (refused === null) endProposals(walker, id);
  return { refused, moves: lines.map((line): Move => [line, "kycStatus", event]) };
}

/** A collaborator never submits, withdraws, reopens or answers. */
async function help(walker: Walker): Promise<Done> {
  const { helper, cases, pick } = walker;
  const body = { line: someLine(walker) };
  const refused = await pick([
    () => helper.api(asked.withdrawLine, { body }),
    () => helper.api(asked.reopenLine, { body }),
    () => helper.api(asked.openAccount, { body }),
    () => helper.api(asked.additionalFiles, { body: { form_id: cases[0]!.id } }),
  ])();
  return { refused: refusal(refused), moves: [], must: ["holderOnly", "sessionExpired"] };
}

const someone = ({ pick }: Walker) => pick(names.filter((name) => name !== "sam"));
const someCase = ({ cases, pick }: Walker) => (pick([0, 1, 2]) > 0 ? cases[0]! : pick(cases));

const plain =
  (call: typeof work.deskClaim | typeof work.deskRelease) =>
  async (walker: Walker): Promise<Done> => {
    const { api } = walker.desk[someone(walker)];
    const params = { id: someCase(walker).id };
    return { refused: refusal(await api(call, { params })), moves: [] };
  };

async function assigneeOf({ portal, desk }: Walker, id: string): Promise<Name | null> {
  const sent = "select assignee from review_case where application_id = $1";
  const [row] = await portal.rows<{ assignee: string | null }>(sent, [id]);
  return names.find((name) => desk[name].id === row!.assignee) ?? null;
}

async function accept(walker: Walker): Promise<Done> {
  const { id } = someCase(walker);
  const own = (await assigneeOf(walker, id)) ?? someone(walker);
  dataOf(await walker.desk[own].api(work.deskClaim, { params: { id } }));
  const open = (await caseSeen(walker.desk[own], id)).files.some(({ verdict }) => !verdict);
  await acceptDocuments(walker.desk[own], id);
  if (open) endProposals(walker, id);
  return { refused: null, moves: [] };
}

async function rejectOne(walker: Walker): Promise<Done> {
  const { id } = someCase(walker);
  const name = (await assigneeOf(walker, id)) ?? someone(walker);
  const file = walker.pick((await caseSeen(walker.desk[name], id)).files);
  const judged = { kind: "document", target: file.uid, value: file.sha256 } as const;
  const verdict = walker.pick(["accepted", "rejected"] as const);
  const body = {
    ...judged,
    verdict,
    reason: verdict === "rejected" ? "unreadable" : null,
  } as const;
  const refused = refusal(await walker.desk[name].api(work.deskVerdict, { params: { id }, body }));
  if (refused === null) endProposals(walker, id);
  return { refused, moves: [] };
}

const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function request(walker: Walker): Promise<Done> {
  const { id, lines: all } = someCase(walker);
  const name = (await assigneeOf(walker, id)) ?? someone(walker);
  const { snapshot, files } = await caseSeen(walker.desk[name], id);
  const lines = walker.pick([all, all.slice(0, 1), all.slice(-1)]);
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
  return { refused, moves: lines.map((line): Move => [line, "kycStatus", event]) };
}

async function openRequestOf({ portal }: Walker, id: string) {
  const found = `select lines from document_request where application_id = $1 and ended_at is null`;
  return (await portal.rows<{ lines: LineId[] }>(found, [id]))[0];
}

async function cancel(walker: Walker): Promise<Done> {
  const { id } = someCase(walker);
  const name = (await assigneeOf(walker, id)) ?? someone(walker);
  const open = await openRequestOf(walker, id);
  const body = { reason: "Found" };
  const { api } = walker.desk[name];
  const refused = refusal(await api(work.deskCancelRequest, { params: { id }, body }));
  const lines = (open?.lines ?? []).filter((line) => isWaiting(walker, line));
  const event = { type: "kyc.cancelRequest", reason: "Found", by: roles[name] };
  if (refused === null) endProposals(walker, id);
  return { refused, moves: lines.map((line): Move => [line, "kycStatus", event]) };
}

const waitingActs = ["confirm", "confirm", "endorse", "endorse", "return", "withdraw", "propose"];
const newActs = ["propose", "propose", "decide", "decide", "confirm"];
type Act = "propose" | "decide" | "confirm" | "endorse" | "return" | "withdraw";

async function decide(walker: Walker): Promise<Done> {
  const { desk, pick, model } = walker;
  const { id, lines } = someCase(walker);
  const line = pick(lines);
  const isProposed = model.state(line, "decision").startsWith("proposed.");
  const act = pick(isProposed ? waitingActs : newActs) as Act;
  const isNew = act === "propose" || act === "decide";
  const name = act === "endorse" ? pick(["sam", "sam", "ana"] as const) : pick(names);
  // The assignee most often is the proposer, who confirms nothing.
  const isOwn = isNew || (act === "confirm" && pick([true, false, false]));
  const by = isOwn ? ((await assigneeOf(walker, id)) ?? name) : name;
  const { snapshot } = await caseSeen(desk[by], id);
  const own = model.lines.get(line)!.decision.context as { outcome: string; proposerId: string };
  const outcome = isNew
    ? pick(["approve", "approve", "rejectRetry", "rejectFinal"] as const)
    : null;
  const reason = outcome !== null && outcome !== "approve" ? ("incomplete" as const) : null;
  const note = act === "return" ? "Look again" : "";
  const body = { line, act, snapshot, outcome, reason, note };
  const refused = refusal(await desk[by].api(work.deskDecision, { params: { id }, body }));
  const settled = outcome ?? own.outcome;
  const person = { personId: desk[by].id, snapshot, by: roles[by] };
  const facts = { outcome: settled, reason: act === "return" ? note : (reason ?? "") };
  const moves: Move[] = [[line, "decision", { type: `decision.${act}`, ...person, ...facts }]];
  if (act === "decide" || act === "confirm") {
    const proposerId = act === "decide" ? null : own.proposerId;
    const people = { by: roles[by], deciderId: desk[by].id, proposerId };
    const kind = settled === "rejectFinal" ? "FINAL" : "RETRY";
    const event =
      settled === "approve"
        ? { type: "kyc.approve", ...people }
        : { type: "kyc.reject", kind, reason: "incomplete", ...people };
    moves.push([line, "kycStatus", event]);
  }
  return { refused, moves };
}

async function account(walker: Walker): Promise<Done> {
  const { id, lines } = someCase(walker);
  const line = walker.pick(lines);
  const act = walker.pick([
    "activate",
    "activate",
    "decline",
    "freeze",
    "unfreeze",
    "close",
  ] as const);
  const name = (await assigneeOf(walker, id)) ?? someone(walker);
  const reason = walker.pick(["Reason", "Reason", ""]);
  const body = { line, act, reason };
  const refused = refusal(await walker.desk[name].api(work.deskAccount, { params: { id }, body }));
  const facts = { kycApproved: kyc(walker, line) === "approved", reason };
  return {
    refused,
    moves: [[line, "businessAccount", { type: `account.${act}`, by: roles[name], ...facts }]],
  };
}

async function lapse(walker: Walker): Promise<Done> {
  const { id, lines } = someCase(walker);
  const line = likelyLine(walker, lines, "kycStatus", "approved");
  const name = (await assigneeOf(walker, id)) ?? someone(walker);
  const body = { line, cause: "ownershipChanged" } as const;
  const refused = refusal(await walker.desk[name].api(work.deskLapse, { params: { id }, body }));
  const event = { type: "kyc.lapse", by: roles[name], cause: body.cause };
  return { refused, moves: [[line, "kycStatus", event]] };
}

/** Days pass, everyone signs in again, and the clock moves what is due, once. */
async function time(walker: Walker): Promise<Done> {
  const { portal, owner, member, desk, pick } = walker;
  portal.pass(pick([1, 2, 4]) * 86_400);
  dataOf(await member.api(login, { body: { email: member.email, password } }));
  for (const name of names) await signIn(desk[name]);
  const today = dayAfter(portal.services.clock(), 0);
  const due = await portal.rows<{ lines: LineId[] }>(
    "select lines from document_request where account_id = $1 and ended_at is null and due_on < $2",
    [member.accountId, today],
  );
  const moves = due
    .flatMap(({ lines }) => lines)
    .filter((line) => kyc(walker, line).endsWith("Required.requested"))
    .map((line): Move => [line, "kycStatus", { type: "kyc.dueDatePassed", by: "system" }]);
  await passTime(portal.services, owner);
  if ((await passTime(portal.services, owner)) !== 0) throw new Error("a date moved a line twice");
  return { refused: null, moves };
}

async function signIn({ api, email, password: own, code }: DeskMember): Promise<void> {
  dataOf(await api(deskLogin, { body: { email, password: own } }));
  dataOf(await api(deskCode, { body: { code: code() } }));
}

export const actions: Record<string, (walker: Walker) => Promise<Done>> = {
  submit,
  withdraw: onLine(asked.withdrawLine, "kyc.withdraw"),
  reopen: onLine(asked.reopenLine, "kyc.reopen"),
  openAccount: onAccount(asked.openAccount, "account.open"),
  closeAccount: onAccount(asked.closeAccount, "account.close"),
  upload,
  words,
  answer,
  help,
  claim: plain(work.deskClaim),
  release: plain(work.deskRelease),
  accept,
  rejectOne,
  request,
  cancel,
  decide,
  account,
  lapse,
  time,
};

/** How often each is chosen. */
const weights: Record<string, number> = {
  submit: 4,
  withdraw: 2,
  reopen: 4,
  openAccount: 5,
  closeAccount: 1,
  upload: 6,
  words: 2,
  answer: 5,
  help: 1,
  claim: 5,
  release: 1,
  accept: 8,
  rejectOne: 3,
  request: 5,
  cancel: 2,
  decide: 26,
  account: 7,
  lapse: 2,
  time: 2,
};
export const choices = Object.entries(weights).flatMap(([name, count]) =>
  Array<string>(count).fill(name),
);

/** One step; rejects when the server and the charts disagree. */
export async function step(walker: Walker, name: string): Promise<string> {
  walker.portal.pass(1);
  const { refused, moves, must } = await actions[name]!(walker);
  const done = `${name}: ${refused ?? "ok"} ${moves.map(([line, , { type }]) => `${line} ${type}`).join()}`;
  if (must !== undefined && !must.includes(refused ?? "ok"))
    throw new Error(`${done}, not ${must.join(" or ")}`);
  if (refused === null) apply(walker, moves);
  if (refused === "notPossible" && moves.length > 0 && isAccepted(walker, moves))
    throw new Error(`${done}: the charts accept this`);
  if (refused === "serverError") throw new Error(done);
  return done;
}

const isAccepted = ({ model }: Walker, moves: readonly Move[]) =>
  moves.every(([line, chart, event]) => model.can(line, chart, event)) &&
  moves.every(([line, chart]) => {
    const state = model.state(line, "kycStatus");
    return chart !== "decision" || state === "inProgress" || state.includes(".rejectable.");
  });
