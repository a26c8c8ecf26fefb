import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { lineOffers } from "#contract/calls/dashboard.ts";
import * as account from "#contract/calls/account.ts";
import type { LineId } from "#contract/business-lines.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { issuesOfApplication } from "#contract/forms/flows/pages.ts";
import { deleteFile } from "#contract/calls/uploads.ts";
import { checkTrail } from "#server/audit.ts";
import { inAccount } from "#server/database/database.ts";
import {
  fillFlow,
  fillIn,
  load,
  save,
  shareData,
  submissionOf,
} from "#tests/support/server/applicant.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { newEmail } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { becomes } from "#tests/support/server/people.ts";
import { type Member, today, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

const open = (member: Pick<Member, "api">, line: LineId) => member.api(openBiz, { body: { line } });
const opened = async (member: Member, line: LineId): Promise<Member> => ({
  ...member,
  formId: dataOf(await open(member, line)).form_id,
});
const info = async (member: Member) => dataOf(await member.api(account.insInfo));
const offers = async (member: Member) => dataOf(await member.api(lineOffers));
const bytesOf = async (member: Member, uid: string) =>
  (await member.browser.fetch(`/ins-kyc/v1/file/${uid}`)).status;

/** An institution that shares its answers, with a submitted application for Exchange and Custody Hong Kong. */
async function submitted(): Promise<Member> {
  const member = await portal.member();
  await shareData(member);
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  return member;
}

test("the first line is opened in the application begun at registration, and again changes nothing", async () => {
  const member = await portal.member();
  const first = dataOf(await open(member, "exchange"));
  expect(first).toEqual({
    opens: "application",
    form_id: member.formId,
    flow: "institutional",
    business_account_status: "Pending",
  });
  const before = await load(member);
  expect(before.answers).toEqual({ applicableAccount: { lines: ["exchange"] } });
  expect(dataOf(await open(member, "exchange"))).toEqual(first);
  expect(await load(member)).toEqual(before);
  expect((await info(member)).applications.length).toEqual(1);
});

test("after a submission a further line is a new application that asks only for what is missing", async () => {
  const member = await submitted();
  const [offer] = (await offers(member)).filter(({ line }) => line === "goldToken");
  const further = await opened(member, "goldToken");
  const form = await load(further);
  expect(form).toMatchObject({ flow: "institutional", locked: false, submission: null });
  expect(form.existing_lines).toEqual([
    { line: "exchange", kyc_status: "KYC In Progress" },
    { line: "custodyHongKong", kyc_status: "KYC In Progress" },
  ]);
  const { applicableAccount: lines, acknowledgement, ...rest } = form.answers;
  const { acknowledgement: _, applicableAccount: __, ...whole } = (await load(member)).answers;
  const { ownInitiative: ___, ...nonSolicitation } = whole["nonSolicitation"]!;
  const { professional: ____, ...investorClassification } = whole["investorClassification"]!;
  const { purpose, ...businessInformation } = whole["businessInformation"]!;
  expect(purpose).not.toEqual([]);
  const { hasAccounts, ...activityInformation } = whole["activityInformation"]!;
  expect(hasAccounts).toBe("yes");
  expect(rest).toEqual({
    ...whole,
    nonSolicitation,
    investorClassification,
    businessInformation,
    activityInformation,
  });
  expect([lines, acknowledgement]).toEqual([{ lines: ["goldToken"] }, undefined]);
  const { lines: shown, applications } = await info(member);
  expect(applications.map(({ form_id }) => form_id)).toEqual([further.formId, member.formId]);
  expect(shown.map(({ line, form_id }) => [line, form_id])).toEqual([
    ["exchange", member.formId],
    ["custodyHongKong", member.formId],
    ["goldToken", further.formId],
  ]);
  const { line, given: count, asked, left } = shown[2]!;
  const started = { line, flow: "institutional", given: count, asked, left };
  expect({ ...started, documents: 0, minutes: 5, shared: null }).toEqual(offer);
  expect(left.map(({ section, question }) => `${section}.${question}`)).toEqual([
    "businessInformation.purpose",
    "activityInformation.hasAccounts",
    // The threshold of the line is lower: what others hold together is asked again.
    "relatedInformation.othersBelowLow",
    "acknowledgement.truthful",
    "acknowledgement.authority",
    "acknowledgement.sharing",
  ]);
});

test("the number said of a further line is the number its form asks", async () => {
  const member = await submitted();
  for (const line of ["custodySingapore", "otcSingapore"] as const) {
    const { left } = (await offers(member)).find((offer) => offer.line === line)!;
    const { flow, rules_on, answers } = await load(await opened(member, line));
    const asked = issuesOfApplication(flowOn(flow, rules_on), answers, {
      today,
      lines: [line],
    }).map(({ section, path }) => `${section}.${path.split(".")[0]}`);
    expect([...new Set(asked)]).toEqual(left.map((item) => `${item.section}.${item.question}`));
    expect(asked).not.toContain("relatedInformation.people");
  }
});

test("a line opened this way is submitted with its documents, and each line has its own status", async () => {
  const member = await submitted();
  const further = await opened(member, "goldToken");
  const { revision } = await load(further);
  const { businessInformation, relatedInformation } = (await load(member)).answers;
  const { others } = relatedInformation!;
  const consents = { truthful: true, authority: true, sharing: true };
  dataOf(
    await save(further, revision, {
      acknowledgement: consents,
      businessInformation: { purpose: businessInformation!["purpose"] },
      activityInformation: { hasAccounts: "yes" },
      relatedInformation: { othersBelowLow: others },
    }),
  );
  dataOf(await further.api(saveKyc, { body: await submissionOf(further) }));
  const { lines } = await info(member);
  expect(lines.map(({ line, kyc_status }) => [line, kyc_status])).toEqual([
    ["exchange", "KYC In Progress"],
    ["custodyHongKong", "KYC In Progress"],
    ["goldToken", "KYC In Progress"],
  ]);
  const trail = await inAccount(portal.services.db, member.accountId, (handle) =>
    checkTrail(handle, portal.services.keys.auditKey, member.accountId),
  );
  expect(trail.sound).toEqual(true);
});

test("a line of the OTC set takes over what stands elsewhere there: documents, declaration, secrets", async () => {
  const member = await submitted();
  const further = await opened(member, "otcSingapore");
  const { flow, answers } = await load(further);
  const before = (await load(member)).answers;
  expect(flow).toEqual("otcInstitution");
  expect({
    declaration: answers["declaration"],
    files: answers["uploadFile"],
    bank: answers["flatServices"],
    people: answers["relatedInformation"],
  }).toEqual({
    declaration: before["declaration"],
    files: before["uploadFiles"],
    bank: before["flatServices"],
    people: before["relatedInformation"],
  });
  const [kept] = await portal.rows<{ answers: object }>(
    "select answers from application where id = $1",
    [further.formId],
  );
  expect(/012345678|A123456|1972-02-29/.test(JSON.stringify(kept))).toEqual(false);
});

test("a document taken over is one of its own: taken out here it stays there, and its bytes go with the last", async () => {
  const member = await portal.member();
  await shareData(member);
  await fillIn(member);
  const further = await opened(member, "otcHongKong");
  const { files } = (await load(further)).answers["uploadFile"]!["articles"] as {
    files: { uid: string }[];
  };
  const { uid } = files[0]!;
  const stored = async () =>
    portal.rows("select key, state from upload where client_uid = $1 order by state", [uid]);
  const [first] = (await stored()) as { key: string }[];
  dataOf(await further.api(deleteFile, { body: { form_id: further.formId, uid } }));
  expect(await bytesOf(member, uid)).toEqual(200);
  dataOf(await member.api(deleteFile, { body: { form_id: member.formId, uid } }));
  expect(await bytesOf(member, uid)).toEqual(404);
  expect([await portal.services.files.head(first!.key), await stored()]).toEqual([
    null,
    [
      { key: first!.key, state: "removed" },
      { key: first!.key, state: "removed" },
    ],
  ]);
});

test("a draft that is there covers the further line; what it says itself stays", async () => {
  const member = await portal.member();
  await shareData(member);
  await fillIn(member);
  const otc = await opened(member, "otcHongKong");
  const { revision } = await load(otc);
  dataOf(await save(otc, revision, { companyInformation: { entityName: "Another Name Limited" } }));
  const again = await opened(member, "offlineExchange");
  const { answers } = await load(again);
  expect(again.formId).toEqual(otc.formId);
  expect(answers["applicableAccount"]).toEqual({ lines: ["otcHongKong", "offlineExchange"] });
  expect(answers["companyInformation"]!["entityName"]).toEqual("Another Name Limited");
});

test("an individual applies for OTC Singapore from registration to in progress", async () => {
  const member = await portal.member(newEmail(), "individual");
  expect((await load(member)).flow).toEqual("otcIndividual");
  expect((await offers(member)).map(({ line, flow }) => [line, flow])).toEqual([
    ["otcHongKong", "otcIndividual"],
    ["otcSingapore", "otcIndividual"],
    ["offlineExchange", "otcIndividual"],
    ["secondOtc", "otcIndividual"],
  ]);
  await opened(member, "otcSingapore");
  const body = await fillFlow(member, {
    given: { applicableAccount: { lines: ["otcSingapore"] } },
    says: "no",
  });
  dataOf(await member.api(saveKyc, { body }));
  expect((await info(member)).lines.map(({ line, kyc_status }) => [line, kyc_status])).toEqual([
    ["otcSingapore", "KYC In Progress"],
  ]);
});

describe("is refused", () => {
  test("for a line that is not open to the account", async () => {
    const person = await portal.member(newEmail(), "individual");
    expect(refusal(await open(person, "exchange"))).toEqual("lineClosed");
    expect((await info(person)).applications.length).toEqual(1);
  });

  test("for a line that has been applied for, also within another application", async () => {
    const member = await submitted();
    expect(refusal(await open(member, "exchange"))).toEqual("lineApplied");
    const further = await opened(member, "goldToken");
    const { revision } = await load(further);
    const consents = { truthful: true, authority: true, sharing: true };
    const lines = ["goldToken", "exchange"];
    const changes = { acknowledgement: consents, applicableAccount: { lines } };
    dataOf(await save(further, revision, changes));
    const refused = await further.api(saveKyc, { body: await submissionOf(further) });
    expect(refused).toMatchObject({
      ok: false,
      refusal: "answersIncomplete",
      data: {
        issues: expect.arrayContaining([
          { section: "applicableAccount", path: "lines", code: "lineApplied" },
        ]),
      },
    });
  });

  test("to an assistant, who finds everything as it was", async () => {
    const member = await portal.member();
    await becomes(portal, member.accountId, "assistant");
    expect(refusal(await open(member, "exchange"))).toEqual("holderOnly");
    expect((await load(member)).answers).toEqual({});
  });

  test("for what is no line, and nothing is begun", async () => {
    const member = await portal.member();
    const body = { line: "somewhere" as LineId };
    expect(refusal(await member.api(openBiz, { body }))).toEqual("malformed");
    expect((await info(member)).applications.length).toEqual(1);
  });

  test("of ten at once one begins the application, and all are told of it", async () => {
    const member = await submitted();
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(member, "goldToken")));
    expect(new Set(answers.map((each) => dataOf(each).form_id)).size).toEqual(1);
    expect((await info(member)).applications.length).toEqual(2);
  });
});

test("a document's address names one form's document: its uid is refused in another form of the account", async () => {
  const member = await portal.member();
  await shareData(member);
  await fillIn(member);
  const further = await opened(member, "otcHongKong");
  const [uid, raced] = [randomUUID(), randomUUID()];
  dataOf(await send(further, pdfOf(1), { slot: "articles", uid }));
  expect(refusal(await send(member, pdfOf(2), { slot: "articles", uid }))).toEqual("malformed");
  const both = [member, further].map((form) => send(form, pdfOf(1), { slot: "other", uid: raced }));
  expect((await Promise.all(both)).map(refusal).toSorted()).toEqual(["malformed", null].toSorted());
});
