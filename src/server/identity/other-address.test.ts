import { expect, test } from "vitest";
import * as identity from "#contract/calls/identity/identity.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { choose } from "#server/vendors/sandbox.ts";
import { rowsOf } from "#contract/questions/answers.ts";
import { fillIn, load, save, submissionOf } from "#tests/support/server/applicant.ts";
import { newEmail } from "#tests/support/server/credentials.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

test("what was checked for an address that is named no more does not count, and the person can be asked", async () => {
  const { api, accountId, ...member } = await portal.member();
  dataOf(await api(saveKyc, { body: await fillIn({ api, accountId, ...member }) }));
  const first = async () => dataOf(await api(identity.identityChecks)).people[0]!;
  const { person, email } = await first();
  const verify = async () => {
    const { text } = (await portal.mailTo(email))!;
    const ticket = /zolozAuthentication\?locale=en-US#([\w-]{43})/.exec(text)![1]!;
    const phone = portal.browser();
    const { url } = dataOf(await phone.api(identity.beginCheck, { body: { ticket } }));
    const { db, clock } = portal.services;
    await choose(db, new URL(url).pathname.split("/").at(-1)!, "verified", clock());
    dataOf(await phone.api(identity.zolozCheckResult, { body: { ticket } }));
  };
  await verify();
  expect((await first()).state).toBe("verified");
  // As after a line is taken back that named another address on the same row.
  await portal.rows(
    "update identity_link set email_key = '\\x00' where account_id = $1 and person = $2",
    [accountId, person],
  );
  expect((await first()).state).toBe("notSent");
  portal.pass(1);
  dataOf(await api(identity.newJumioLink, { body: { person } }));
  expect((await first()).state).toBe("sent");
  await verify();
  expect((await first()).state).toBe("verified");
});

test("a link is sent in the language that is chosen for the person, else in that of the applicant", async () => {
  const member = await portal.member();
  await fillIn(member);
  const { revision, answers } = await load(member);
  const [first, ...others] = rowsOf(answers["relatedInformation"]!["people"]);
  const people = [{ ...first, email: newEmail(), mailLanguage: "zh-TW" }, ...others];
  dataOf(await save(member, revision, { relatedInformation: { people } }));
  dataOf(await member.api(saveKyc, { body: await submissionOf(member) }));
  const mails = await Promise.all(people.map(({ email }) => portal.mailTo(String(email))));
  expect(mails.map((mail) => mail!.subject)).toEqual([
    "請為Harbour Light Trading Limited完成身份驗證",
    "Please verify your identity for Harbour Light Trading Limited",
  ]);
});
