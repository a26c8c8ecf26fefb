import { expect, test } from "vitest";
import { canonical } from "#contract/application/canonical.ts";
import { formNews, saveKyc, showNumbers } from "#contract/calls/onboarding.ts";
import { submittedForm } from "#contract/calls/submissions.ts";
import { insInfo } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import { extractText, getDocumentProxy } from "unpdf";
import { fillIn, load, save } from "#tests/support/server/applicant.ts";
import { password } from "#tests/support/server/credentials.ts";
import { collaboratorOf } from "#tests/support/server/invited.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

type Person = Pick<Member, "api" | "formId">;

const account = "012345678001";
const row = { id: "p1", fullName: "Chan Tai Man", idType: "governmentId", idCountry: "HK" };
const residence = { country: "HK", tin: "A123456(3)", reason: "", explanation: "" };
const whole = {
  flatServices: { bankName: "Sample Bank", accountNumber: "012-345678-001" },
  relatedInformation: { people: [{ ...row, idNumber: "C668668(E)", taxResidences: [residence] }] },
  taxInformation: { residences: [residence, { ...residence, country: "SG", tin: "S1234567D" }] },
};
const masks = {
  flatServices: { bankName: "Sample Bank", accountNumber: "••••8001" },
  relatedInformation: {
    people: [{ ...row, idNumber: "••••668E", taxResidences: [{ ...residence, tin: "••••4563" }] }],
  },
  taxInformation: {
    residences: [
      { ...residence, tin: "••••4563" },
      { ...residence, country: "SG", tin: "••••567D" },
    ],
  },
};
const numbers = {
  "flatServices.accountNumber": "012-345678-001",
  "relatedInformation.people.p1.idNumber": "C668668(E)",
  "relatedInformation.people.p1.taxResidences": [residence],
  "taxInformation.residences": whole.taxInformation.residences,
};

const show = ({ api, formId }: Person, body: { password?: string } = { password }) =>
  api(showNumbers, { body: { form_id: formId, ...body } });

/** An account whose form has numbers, and a collaborator at it. */
async function withNumbers() {
  const holder = await portal.member();
  const { revision } = await load(holder);
  const saved = dataOf(await save(holder, revision, whole));
  return { holder, saved, helper: await collaboratorOf(portal, holder) };
}

test("PI06 numbers come back masked to the holder and to a collaborator, by whichever call", async () => {
  const { holder, helper } = await withNumbers();
  for (const person of [holder, helper]) {
    expect((await load(person)).answers).toEqual(masks);
    const params = { id: person.formId };
    const news = dataOf(await person.api(formNews, { params, query: { revision: 1 } }));
    expect(news.theirs).toEqual(masks);
    const info = canonical(dataOf(await person.api(insInfo)));
    for (const number of ["345678", "668668", "A123456", "S1234567"])
      expect(info).not.toContain(number);
  }
});

test("PI06 what a save gives of others' numbers is masked, merged or in conflict", async () => {
  const { holder, helper, saved } = await withNumbers();
  const theirs = { flatServices: { accountNumber: "999-000-111" } };
  dataOf(await save(helper, saved.revision, theirs));
  const branch = { flatServices: { branchName: "Central" } };
  const merged = dataOf(await save(holder, saved.revision, branch)).merged;
  expect(merged?.theirs).toEqual({ flatServices: { accountNumber: "••••0111" } });
  const refused = await save(holder, saved.revision, {
    flatServices: { accountNumber: "5555555" },
  });
  expect(refused).toMatchObject({
    refusal: "revisionConflict",
    data: { theirs: { flatServices: { accountNumber: "••••0111" } } },
  });
});

test("PI06 masked numbers that are saved back leave what is stored", async () => {
  const { helper, holder } = await withNumbers();
  const { revision } = await load(helper);
  const people = [{ ...masks.relatedInformation.people[0]!, fullName: "Chan Siu Man" }];
  const residences = masks.taxInformation.residences.toReversed();
  const changes = {
    ...masks,
    relatedInformation: { people },
    taxInformation: { residences },
  };
  const saved = dataOf(await save(helper, revision, changes));
  expect(saved.revision).toBe(revision + 1);
  expect(dataOf(await show(holder)).numbers).toEqual({
    ...numbers,
    "taxInformation.residences": whole.taxInformation.residences.toReversed(),
  });
  const again = dataOf(await save(helper, saved.revision, masks)).revision;
  expect(dataOf(await save(helper, again, masks)).revision).toBe(again);
});

test.each([
  [{ flatServices: { accountNumber: "••••9999" } }],
  [{ flatServices: { accountNumber: "••••80019" } }],
  [{ relatedInformation: { people: [{ ...row, id: "p2", idNumber: "••••668E" }] } }],
  [{ taxInformation: { residences: [{ ...residence, tin: "••••0000" }] } }],
])("PI06 a mask of another number is refused, and nothing is lost: %j", async (changes) => {
  const { holder, saved } = await withNumbers();
  expect(refusal(await save(holder, saved.revision, changes))).toBe("maskedNumber");
  expect(dataOf(await show(holder)).numbers).toEqual(numbers);
});

test("PI06 of a number that another person changed meanwhile the mask is a conflict, and then refused", async () => {
  const { holder, helper, saved } = await withNumbers();
  const changed = dataOf(
    await save(helper, saved.revision, { flatServices: { accountNumber: "999-000-111" } }),
  );
  const mine = { flatServices: { accountNumber: "••••8001" } };
  expect(refusal(await save(holder, saved.revision, mine))).toBe("revisionConflict");
  expect(refusal(await save(holder, changed.revision, mine))).toBe("maskedNumber");
});

test("CO08 a number that another person changed to one with the same mask is not submitted unseen", async () => {
  const holder = await portal.member();
  const body = await fillIn(holder);
  const other = await portal.logIn(portal.browser(), holder.email);
  const theirs = { flatServices: { accountNumber: "999999998001" } };
  dataOf(await save(other, body.revision, theirs));
  expect(refusal(await holder.api(saveKyc, { body }))).toBe("answersChanged");
});

test("PI06 whole numbers are given after the password alone, and each time is on the trail with the names", async () => {
  const { holder, helper } = await withNumbers();
  expect(refusal(await show(holder, {}))).toBe("wrongPassword");
  expect(refusal(await show(holder, { password: "Wrong-Password-1" }))).toBe("wrongPassword");
  expect(dataOf(await show(holder)).numbers).toEqual(numbers);
  expect(dataOf(await show(helper)).numbers).toEqual(numbers);
  portal.pass(limits.recentSignInMinutes * 60);
  expect(refusal(await show(helper))).toBe("signInFirst");
  const trail = await portal.rows(
    `select role, action, target, fields, ip_prefix is not null as placed from audit
     join member on member.id::text = actor
     where audit.account_id = $1 and action = 'application.numbers' order by seq`,
    [holder.accountId],
  );
  const entry = {
    action: "application.numbers",
    target: `application ${holder.formId}`,
    fields: Object.keys(numbers).toSorted(),
    placed: true,
  };
  expect(trail).toEqual([
    { role: "holder", ...entry },
    { role: "assistant", ...entry },
  ]);
});

test("PI06 a submission is checked and stored with whole numbers, and shown masked on the page and in the PDF", async () => {
  const holder = await portal.member();
  dataOf(await holder.api(saveKyc, { body: await fillIn(holder) }));
  const params = { id: holder.formId };
  const sent = dataOf(await holder.api(submittedForm, { params }));
  expect(sent.answers["flatServices"]).toMatchObject({ accountNumber: "••••8001" });
  const response = await holder.browser.fetch(`/ins-kyc/v1/submitted-pdf/${holder.formId}`);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain("••••8001");
  expect(text).not.toContain(account);
  expect(dataOf(await show(holder)).numbers["flatServices.accountNumber"]).toBe(account);
});
