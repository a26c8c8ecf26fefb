import sharp from "sharp";
import { insInfo } from "#contract/calls/account.ts";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import * as asked from "#contract/calls/requests.ts";
import type { LineAct } from "#contract/application/line-standing.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import { limits } from "#contract/limits.ts";
import {
  fillFlow,
  fillIn,
  load,
  picture,
  save,
  submissionOf,
} from "#tests/support/server/applicant.ts";
import { comeInvited } from "#tests/support/server/invited.ts";
import { newEmail } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import type { Member } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";
import { type Must, asChartsSay, ok } from "../walk/answers.ts";
import { linkAfterSubmission, relatedIn, withOwnAddresses } from "./identity-acts.ts";
import { CaseModel } from "../walk/case-model.ts";
import { QuestionnaireModel } from "../walk/questionnaire-model.ts";
import { StatusModel } from "../walk/status-model.ts";
import {
  type Act,
  apply,
  endProposals,
  isWaiting,
  kycOf,
  linesOf,
  lineName,
} from "../walk/walker.ts";
import { type Done, type Move, people, type Walker } from "../walk/walker.ts";
import { todayIn } from "../walk/working-days.ts";
import { todayOf } from "#server/clock.ts";

const ann = people.holder;

type Given = Pick<Walker, "portal" | "pool" | "owner" | "desk" | "pick" | "recorder">;

/** An application in review, of high risk or of low, and a collaborator of its account. */
export async function beginWalk(given: Given, isHighRisk: boolean): Promise<Walker> {
  const { portal, recorder } = given;
  const member = await portal.member();
  // Only one of the two must send an AML questionnaire.
  const plain = {
    given: {
      applicableAccount: { lines: ["exchange", "appInvest"] },
      entryBoarding: { entityType: "investmentVehicle" },
    },
    says: "no",
  };
  const day = todayOf(portal.services.clock());
  const filled = isHighRisk
    ? await fillIn(member, undefined, day)
    : await fillFlow(member, plain as never, day);
  const { first, body } = isHighRisk
    ? await withOwnAddresses(member)
    : { first: null, body: filled };
  const email = newEmail();
  dataOf(await member.api(sendAssistantEmail, { body: { email } }));
  const helper = { ...portal.browser(), email };
  await comeInvited(portal, helper, email);
  const draft = member.formId;
  const state = { cases: [], draft, arrivals: new Map(), steps: [], story: [], related: null };
  const risk = isHighRisk ? "high" : "low";
  const walker: Walker = {
    ...given,
    begunAt: portal.services.clock(),
    risk,
    member,
    helper,
    model: new StatusModel(recorder),
    questionnaire: new QuestionnaireModel(recorder, !isHighRisk),
    ...state,
  };
  dataOf(await member.api(saveKyc, { body }));
  await submitted(walker, draft);
  walker.related = first && (await relatedIn(walker, first));
  walker.story.push(
    `${ann} submits ${linesOf(walker).map(lineName).join(" and ")}, of ${risk} risk`,
  );
  for (const [line, { decision }] of walker.model.lines)
    if (decision.context.needsTwo !== isHighRisk) throw new Error(`${line}: the risk is wrong`);
  return walker;
}

/** The risk is computed by the server, and proved elsewhere. */
async function submitted(walker: Walker, id: string): Promise<void> {
  const { rows } = await walker.pool.query<{ line: LineId; needs_two: boolean }>(
    `select line, needs_two from risk_score where application_id = $1 order by line`,
    [id],
  );
  const lines = rows.map(({ line }) => line);
  const today = todayIn(walker.portal.services.clock());
  walker.cases.unshift(new CaseModel(walker.recorder, id, lines, today));
  for (const { line, needs_two: needsTwo } of rows) {
    const { agreement } = lineOf(line);
    walker.model.begin(line, {
      kycStatus: { needsTwo, attemptCap: limits.kycAttempts },
      decision: { needsTwo },
      businessAccount: { needsAgreement: agreement !== null, needsFace: false },
    });
    const whole = { requirementsMet: true, consentsTicked: true, filesClean: true };
    apply(walker, [[line, "kycStatus", { type: "kyc.submit", by: "holder", ...whole, needsTwo }]]);
  }
  walker.draft = null;
}

const onLine =
  (call: typeof asked.withdrawLine | typeof asked.reopenLine, type: string, verb: string): Act =>
  async (walker, wanted) => {
    const line = wanted.line ?? walker.pick(linesOf(walker));
    const outcome = await walker.member.api(call, { body: { line } });
    if (outcome.ok) walker.draft = outcome.data.form_id;
    const moves: Move[] = [[line, "kycStatus", { type, by: "holder" }]];
    const says = `${ann} ${verb} ${lineName(line)}`;
    return { says, refused: refusal(outcome), moves, must: asChartsSay(walker, moves) };
  };

async function isOffered(walker: Walker, act: LineAct, [line, chart, event]: Move) {
  const { lines } = dataOf(await walker.member.api(insInfo));
  const { acts } = lines.find((each) => each.line === line)!;
  if (acts.includes(act) !== walker.model.can(line, chart, event))
    throw new Error(`${line}: ${act} is offered against the chart, or not offered`);
  return acts.includes(act);
}

/** Opens the draft of a line, or asks for the account of an approved one. */
const openAccount: Act = async (walker, wanted) => {
  const line = wanted.line ?? walker.pick(linesOf(walker));
  const kyc = kycOf(walker, line);
  const facts = { kycApproved: kyc === "approved", agreementSigned: false, faceVerified: false };
  const move: Move = [line, "businessAccount", { type: "account.open", by: "holder", ...facts }];
  const isMoved = await isOffered(walker, "openAccount", move);
  const account = walker.model.state(line, "businessAccount");
  const refusalsBy = {
    pending: "accountNotReady",
    frozen: "accountSuspended",
    closed: "accountClosed",
  };
  const unapproved = kyc === "notSubmitted" ? "ok" : "lineApplied";
  const unmoved = facts.kycApproved ? (refusalsBy[account as "pending"] ?? "ok") : unapproved;
  const refused = refusal(await walker.member.api(openBiz, { body: { line } }));
  const says = `${ann} asks for the account of ${lineName(line)}`;
  return { says, refused, moves: isMoved ? [move] : [], must: [isMoved ? "ok" : unmoved] };
};

const closeAccount: Act = async (walker, wanted) => {
  const line = wanted.line ?? walker.pick(linesOf(walker));
  const move: Move = [line, "businessAccount", { type: "account.close", by: "holder" }];
  await isOffered(walker, "closeAccount", move);
  const refused = refusal(await walker.member.api(asked.closeAccount, { body: { line } }));
  const says = `${ann} closes the account of ${lineName(line)}`;
  return { says, refused, moves: [move], must: asChartsSay(walker, [move]) };
};

type Answered = { files: object[] };

/** What replaced a document has neither its date nor its certifier; one that was rejected is not copied. */
async function documentsAgain(
  walker: Walker,
  draft: string,
  first: Answers = {},
  copied: Answers = {},
) {
  const { member, cases } = walker;
  const again: Record<string, Answered> = {};
  for (const [name, given] of Object.entries(first)) {
    const { files = [] } = (copied[name] ?? {}) as Partial<Answered>;
    if (files.length === 0) {
      const own = { ...member, formId: draft };
      // Of another width than those of the applications before.
      const bytes = await newPicture(walker, 200 + cases.length);
      const sent = dataOf(await send(own, bytes, { slot: name, name: "document.png" }));
      files.push({ uid: sent.uid, name: sent.name, size: sent.size, type: sent.type });
    }
    again[name] = { ...(given as Answered), files };
  }
  return again;
}

/** With documents of today, certified today: weeks may have passed. */
const renewed = (answers: AllAnswers, today: string): AllAnswers =>
  JSON.parse(JSON.stringify(answers), (key, value: unknown) =>
    ["dated", "date"].includes(key) && typeof value === "string" ? today : value,
  ) as AllAnswers;

/** Gives a draft what an earlier application does not; it then lacks nothing. */
export async function complete(walker: Walker, draft: string): Promise<Member> {
  const own = { ...walker.member, formId: draft };
  const { revision, answers } = await load(own);
  const { answers: first } = await load({ ...own, formId: walker.cases.at(-1)!.id });
  // What is never copied into a new application.
  const ticked = {
    acknowledgement: first["acknowledgement"] ?? {},
    nonSolicitation: { ...answers["nonSolicitation"], ownInitiative: true },
    investorClassification: { ...answers["investorClassification"], professional: true },
    uploadFiles: await documentsAgain(walker, draft, first["uploadFiles"], answers["uploadFiles"]),
  };
  const today = todayOf(walker.portal.services.clock());
  dataOf(await save(own, revision, renewed({ ...answers, ...ticked }, today)));
  return own;
}

/** The application is in, and mails have gone out. */
export async function settleSubmission(walker: Walker, draft: string): Promise<void> {
  await submitted(walker, draft);
  await linkAfterSubmission(walker);
}

const submit: Act = async (walker) => {
  const { member, draft } = walker;
  const says = `${ann} submits the application again`;
  if (draft === null) return nothing("has no draft to submit");
  const body = await submissionOf(await complete(walker, draft));
  const refused = refusal(await member.api(saveKyc, { body }));
  if (refused === null) await settleSubmission(walker, draft);
  return { says, refused, moves: [], must: ok };
};

const requestIn = async ({ member, cases, pick }: Walker, line?: LineId) => {
  const own = line ? cases.find(({ lines }) => lines.includes(line)) : undefined;
  const { id } = own ?? pick(cases);
  const found = await member.api(asked.documentRequest, { params: { id } });
  return { id, request: found.ok ? found.data : null };
};

const nothing = (why: string): Done => ({
  says: `${ann} ${why}`,
  refused: null,
  moves: [],
  must: ok,
});

/** Unlike every other of the walk. A PDF would be inspected in a process of its own. */
export function newPicture({ story }: Walker, width = 300 + story.length): Promise<Buffer> {
  const create = { width, height: 64, channels: 3, background: "white" } as const;
  return sharp({ create }).png().toBuffer();
}

const upload: Act = async (walker, wanted) => {
  const { id, request } = await requestIn(walker, wanted.line);
  if (!request) return nothing("looks for a request and finds none");
  const open = request.items.filter(({ files }) => files.length === 0);
  const item = walker.pick(wanted.line && open.length > 0 ? open : request.items);
  // Every document of the first application is the same; a later one has others in place of those that were rejected.
  const isSame = !wanted.line && walker.pick([true, false, false]);
  const bytes = isSame ? picture : await newPicture(walker);
  const own = { browser: walker.member.browser, formId: id };
  const outcome = await send(own, bytes, { slot: item.slot, name: "document.png" });
  const isKnown = id === walker.cases.at(-1)!.id;
  const must = uploadAnswer(request.items, item, { isSame, isKnown });
  if (outcome.ok) endProposals(walker, id);
  const says = `${ann} uploads ${isSame ? "the rejected document again" : "a requested document"}`;
  return { says, refused: refusal(outcome), moves: [], must };
};

interface Item {
  files: readonly object[];
  rejected: unknown;
}

function uploadAnswer(
  items: readonly Item[],
  item: Item,
  { isSame, isKnown }: { isSame: boolean; isKnown: boolean },
): Must {
  const all = items.reduce((sum, { files }) => sum + files.length, 0);
  if (all >= limits.filesTotal) return ["uploadTotalFull"];
  if (item.files.length >= limits.filesPerSlot) return ["uploadSlotFull"];
  if (isSame && isKnown && item.rejected !== null) return ["uploadIdentical"];
  // An earlier request may have rejected it.
  return isSame ? ["ok", "uploadIdentical"] : ok;
}

const words: Act = async (walker, wanted) => {
  const { id, request } = await requestIn(walker, wanted.line);
  if (!request) return nothing("looks for a request and finds none");
  const body = { form_id: id, item: walker.pick(request.items).id, words: "It was lost." };
  const refused = refusal(await walker.member.api(asked.saveRequestWords, { body }));
  if (refused === null) endProposals(walker, id);
  return { says: `${ann} explains why a document is missing`, refused, moves: [], must: ok };
};

const answer: Act = async (walker, wanted) => {
  const { id, request } = await requestIn(walker, wanted.line);
  const refused = refusal(
    await walker.member.api(asked.additionalFiles, { body: { form_id: id } }),
  );
  const says = `${ann} sends the answer to the request`;
  if (!request) return { says, refused, moves: [], must: ["notPossible"] };
  const missing = request.items.some(({ files, words: said }) => files.length === 0 && said === "");
  if (missing) return { says, refused, moves: [], must: ["requestItemsMissing"] };
  const isWhole = request.items.every(({ files }) => files.length > 0);
  const event = isWhole
    ? { type: "kyc.filesSubmitted", by: "holder", answered: ["*"] }
    : { type: "kyc.answeredInWords", by: "holder" };
  const lines = request.lines.filter((line) => isWaiting(walker, line, id));
  const moves = lines.map((line): Move => [line, "kycStatus", event]);
  const must = asChartsSay(walker, moves);
  if (refused === null) endProposals(walker, id);
  return { says, refused, moves, must };
};

/** A collaborator never submits, withdraws, reopens or answers. */
const help: Act = async (walker) => {
  const { helper, cases, pick } = walker;
  const body = { line: pick(linesOf(walker)) };
  const [what, ask] = pick([
    ["withdraw a line", () => helper.api(asked.withdrawLine, { body })],
    ["reopen a line", () => helper.api(asked.reopenLine, { body })],
    ["open an account", () => helper.api(openBiz, { body })],
    ["answer", () => helper.api(asked.additionalFiles, { body: { form_id: cases[0]!.id } })],
  ] as const);
  const says = `${people.helper} tries to ${what}`;
  return { says, refused: refusal(await ask()), moves: [], must: ["holderOnly", "sessionExpired"] };
};

export const applicantActs: Record<string, Act> = {
  submit,
  withdraw: onLine(asked.withdrawLine, "kyc.withdraw", "withdraws"),
  reopen: onLine(asked.reopenLine, "kyc.reopen", "reopens"),
  openAccount,
  closeAccount,
  upload,
  words,
  answer,
  help,
};
