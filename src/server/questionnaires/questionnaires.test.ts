import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { applyChanges } from "#contract/application/changes.ts";
import type { LineId } from "#contract/business-lines.ts";
import { insInfo } from "#contract/calls/account.ts";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { deskCasePdf, deskFile, deskTimeline } from "#contract/calls/desk-cases.ts";
import * as calls from "#contract/calls/questionnaires/questionnaires.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { planFor } from "#contract/forms/flows/pages.ts";
import {
  appliedAs,
  begunQuestionnaire,
  fillFlow,
  load,
  picture,
  save,
  submissionOf,
} from "#tests/support/server/applicant.ts";
import { atDesk, caseSeen } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { becomes } from "#tests/support/server/people.ts";
import { type Member, noon, sharedPortal, today } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

const statusOf = async ({ api }: Member) => dataOf(await api(calls.questionStatus));
const applied = (kind: string, line: LineId, more?: object) => appliedAs(portal, kind, line, more);

test.each<[string, LineId, string | null, string[]]>([
  ["registeredCompany", "exchange", null, ["conduct", "acknowledgement"]],
  ["trust", "goldToken", null, ["conduct", "trustConduct", "acknowledgement"]],
  ["investmentVehicle", "exchange", "2026-12-20", ["conduct", "fundConduct", "acknowledgement"]],
  ["charity", "bondToken", "2026-12-20", ["conduct", "charityConduct", "acknowledgement"]],
  ["government", "exchange", null, ["conduct", "governmentConduct", "acknowledgement"]],
  [
    "financialInstitution",
    "exchange",
    "2026-12-20",
    ["wolfsberg", "conduct", "amlProgramme", "acknowledgement"],
  ],
  [
    "vasp",
    "exchange",
    "2026-12-20",
    ["wolfsberg", "conduct", "amlProgramme", "virtualAssets", "acknowledgement"],
  ],
  ["individual", "otcHongKong", null, ["personConduct", "acknowledgement"]],
])(
  "a %s with %s is asked its own questions, fills them in and sends them",
  async (kind, line, due, sections) => {
    const member = await applied(kind, line);
    const asked = { status: "asked", required: due !== null, due_on: due, is_due_soon: false };
    expect(await statusOf(member)).toMatchObject({ ...asked, form_id: null });
    const own = await begunQuestionnaire(member);
    expect(await statusOf(member)).toMatchObject({
      ...asked,
      status: "begun",
      form_id: own.formId,
    });
    const body = await fillFlow(own, { given: { wolfsberg: { way: "questions" } }, says: "no" });
    const { answers } = await load(own);
    expect(planFor(flowOn("questionnaire", today), answers).map(({ section }) => section)).toEqual(
      sections,
    );
    dataOf(await member.api(saveKyc, { body }));
    expect(await statusOf(member)).toEqual({
      status: "sent",
      required: due !== null,
      due_on: null,
      is_due_soon: false,
      form_id: own.formId,
      sent_at: noon.getTime(),
      valid_until: "2028-05-20",
    });
    const sent = dataOf(await member.api(submittedForm, { params: { id: own.formId } }));
    expect([sent.flow, sent.lines, sent.answers]).toEqual([
      "questionnaire",
      [],
      applyChanges(answers, {}),
    ]);
    const { applications } = dataOf(await member.api(insInfo));
    expect(applications.some(({ form_id }) => form_id === own.formId)).toBe(false);
  },
);

test("a company in high-risk business is asked about it, without naming it again", async () => {
  const more = { businessInformation: { hasHighRisk: "yes", highRisk: ["gambling", "cash"] } };
  const own = await begunQuestionnaire(await applied("registeredCompany", "exchange", more));
  const { answers, revision } = await load(own);
  expect(answers).toEqual({
    questionnaireSubject: { kind: "registeredCompany", activities: ["gambling", "cash"] },
  });
  expect(planFor(flowOn("questionnaire", today), answers).map(({ section }) => section)).toEqual([
    "conduct",
    "highRiskBusiness",
    "acknowledgement",
  ]);
  const other = { questionnaireSubject: { kind: "individual" } };
  expect(refusal(await save(own, revision, other))).toBe("malformed");
  expect(refusal(await save(own, revision, {}, { restart: true }))).toBe("malformed");
});

const whole = { given: {}, says: "no" } as const;
const aCompany = () => applied("registeredCompany", "exchange");
const aCharity = () => applied("charity", "exchange");

test("it is not begun before an application was submitted, and not postponed", async () => {
  const { api } = await portal.member();
  expect([
    refusal(await api(calls.beginQuestionnaire)),
    refusal(await api(calls.postponeQuestionnaire)),
    dataOf(await api(calls.questionStatus)).status,
  ]).toEqual(["notPossible", "notPossible", "notAsked"]);
});

test("the dashboard follows an optional one as well", async () => {
  const member = await aCompany();
  const version = async () => dataOf(await member.api(lineVersion)).version;
  const before = await version();
  dataOf(await member.api(calls.postponeQuestionnaire));
  expect(await version()).not.toBe(before);
});

test("a collaborator fills it in, and neither consents, sends nor postpones it", async () => {
  const member = await aCharity();
  const role = (name: "holder" | "assistant") => becomes(portal, member.accountId, name);
  await role("assistant");
  expect(refusal(await member.api(calls.postponeQuestionnaire))).toBe("holderOnly");
  const own = await begunQuestionnaire(member);
  const { revision } = await load(own);
  dataOf(await save(own, revision, { charityConduct: { donatedInCash: "10" } }));
  const ticked = { acknowledgement: { correct: true } };
  expect(refusal(await save(own, revision + 1, ticked))).toBe("holderOnly");
  await role("holder");
  const body = await fillFlow(own, whole);
  await role("assistant");
  expect(refusal(await member.api(saveKyc, { body }))).toBe("holderOnly");
  expect((await statusOf(member)).status).toBe("begun");
});

test("another account can neither read nor save nor send it, and the same account begins it once", async () => {
  const member = await aCompany();
  const own = await begunQuestionnaire(member);
  const body = await fillFlow(own, whole);
  const { api } = await aCompany();
  const foreign = { ...own, api };
  expect([
    refusal(await api(kycForm, { params: { id: own.formId } })),
    refusal(await save(foreign, body.revision, { conduct: { sanctionedTrade: "yes" } })),
    refusal(await api(saveKyc, { body })),
    refusal(await api(submittedForm, { params: { id: own.formId } })),
  ]).toEqual(["notFound", "notFound", "notFound", "notFound"]);
  const forms = await Promise.all([
    begunQuestionnaire(member),
    begunQuestionnaire(member),
    begunQuestionnaire(member),
  ]);
  expect(new Set(forms.map(({ formId }) => formId))).toEqual(new Set([own.formId]));
});

test("sent twice it gives the same answer, with another key or other answers it is refused", async () => {
  const member = await aCompany();
  const own = await begunQuestionnaire(member);
  const body = await fillFlow(own, whole);
  const first = dataOf(await member.api(saveKyc, { body }));
  expect(dataOf(await member.api(saveKyc, { body }))).toEqual(first);
  const other = { ...body, submit: { ...body.submit, idempotency_key: crypto.randomUUID() } };
  expect(refusal(await member.api(saveKyc, { body: other }))).toBe("alreadySubmitted");
  const changes = { conduct: { sanctionedTrade: "no" } };
  expect(refusal(await save(own, body.revision, changes))).toBe("alreadySubmitted");
  expect((await begunQuestionnaire(member)).formId).toBe(own.formId);
});

test("an unexpected answer without its explanation is incomplete", async () => {
  const own = await begunQuestionnaire(await aCompany());
  const { revision } = await fillFlow(own, whole);
  const { answers } = await load(own);
  expect(answers["conduct"]).toMatchObject({ taxFiled: "no", taxFiledDetails: expect.any(String) });
  dataOf(await save(own, revision, { conduct: { taxFiledDetails: null } }));
  const outcome = await own.api(saveKyc, { body: await submissionOf(own) });
  expect([!outcome.ok && outcome.data]).toEqual([
    {
      refusal: "answersIncomplete",
      issues: [{ section: "conduct", path: "taxFiledDetails", code: "explanationRequired" }],
    },
  ]);
});

test("a stale revision overwrites nothing", async () => {
  const own = await begunQuestionnaire(await aCompany());
  const { revision } = await load(own);
  dataOf(await save(own, revision, { conduct: { sanctionedTrade: "yes" } }));
  const stale = await save(own, revision, { conduct: { sanctionedTrade: "no" } });
  expect(refusal(stale)).toBe("revisionConflict");
  expect((await load(own)).answers["conduct"]).toEqual({ sanctionedTrade: "yes" });
});

test("a Wolfsberg form instead of answers is a PDF of the last 18 months", async () => {
  const own = await begunQuestionnaire(await applied("financialInstitution", "exchange"));
  const slot = "wolfsbergQuestionnaire";
  const image = await send(own, picture, { slot, name: "cbddq.png" });
  expect(refusal(image)).toBe("uploadNotPdf");
  const { uid, name, size, type } = dataOf(await send(own, pdfOf(1), { slot, name: "cbddq.pdf" }));
  const checks = { way: "cbddq", formOfEntity: "yes", formSigned: "yes", formExplains: "yes" };
  const declarants = { declarant: "Mei Lin", declarantTitle: "MLRO" };
  const directors = { director: "Ada Wong", directorTitle: "Director" };
  const issueOf = async (dated: string) => {
    const { revision } = await load(own);
    const wolfsberg = { ...checks, [slot]: { files: [{ uid, name, size, type }], dated } };
    const acknowledgement = { ...declarants, ...directors, correct: true };
    dataOf(await save(own, revision, { wolfsberg, acknowledgement }));
    const outcome = await own.api(saveKyc, { body: await submissionOf(own) });
    return outcome.ok ? "sent" : (outcome.data as { issues: { code: string }[] }).issues[0]?.code;
  };
  expect([await issueOf(""), await issueOf("2025-05-19"), await issueOf("2025-05-20")]).toEqual([
    "required",
    "tooOld",
    "sent",
  ]);
});

test("the desk sees what was sent, each unusual answer and the form marked, on the timeline and in the case file", async () => {
  const member = await applied("vasp", "exchange");
  const rae = await atDesk(portal, "Rae", "reviewer");
  const { applications } = dataOf(await member.api(insInfo));
  const id = applications.find(({ submitted }) => submitted)!.form_id;
  const owed = (await caseSeen(rae, id)).questionnaire;
  expect(owed).toEqual({
    status: "asked",
    required: true,
    due_on: "2026-12-20",
    valid_until: null,
    sent: null,
  });
  const own = await begunQuestionnaire(member);
  const slot = "wolfsbergQuestionnaire";
  const { uid, name, size, type } = dataOf(await send(own, pdfOf(1), { slot, name: "fccq.pdf" }));
  const document = { files: [{ uid, name, size, type }], dated: today };
  const way = { way: "fccq", [slot]: document, formSigned: "yes" };
  const body = await fillFlow(own, { given: { wolfsberg: way }, says: "no" });
  dataOf(await member.api(saveKyc, { body }));
  const { questionnaire, files } = await caseSeen(rae, id);
  const { sections, files: sent } = questionnaire!.sent!;
  const unusual = sections.flatMap(({ rows }) => rows.filter((row) => row.is_unexpected));
  expect(unusual.map(({ target }) => target)).toEqual([
    "wolfsberg.formOfEntity",
    "wolfsberg.formExplains",
    "virtualAssets.travelRuleMet",
    "virtualAssets.counterpartsChecked",
    "virtualAssets.chainScreened",
    "virtualAssets.locationHidden",
    "virtualAssets.assetsProved",
    "virtualAssets.tokensReviewed",
  ]);
  expect(sent).toMatchObject([{ uid, name: "fccq.pdf", title: "Wolfsberg questionnaire" }]);
  expect(files.some((each) => each.uid === uid)).toBe(false);
  const opened = await rae.browser.fetch(deskFile.path.replace("{id}", id).replace("{uid}", uid));
  expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const actions = dataOf(await rae.api(deskTimeline, { params: { id } })).map(
    ({ action }) => action,
  );
  expect(actions).toEqual(
    expect.arrayContaining(["questionnaire.begin", "questionnaire.save", "questionnaire.send"]),
  );
  const pdf = await rae.browser.fetch(deskCasePdf.path.replace("{id}", id));
  const proxy = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const { text } = await extractText(proxy, { mergePages: true });
  for (const part of ["AML questionnaire", "fccq.pdf", "Unusual answer"])
    expect(text).toContain(part);
});
