import { beforeAll, expect, test } from "vitest";
import { canonical } from "#contract/application/canonical.ts";
import * as cases from "#contract/calls/desk-cases.ts";
import * as work from "#contract/calls/desk-work.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { extractText, getDocumentProxy } from "unpdf";
import { sha256 } from "#server/crypto.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk, caseSeen, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();
let member: Member;
let rae: DeskMember;
let aud: DeskMember;
beforeAll(async () => {
  member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  rae = await atDesk(portal, "Rae", "reviewer");
  aud = await atDesk(portal, "Aud", "auditor");
});

const target = "flatServices.accountNumber";
const [account, mask] = ["012345678001", "••••8001"];

const rowsSeen = async (person: DeskMember) =>
  (await caseSeen(person, member.formId)).sections.flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows),
  );
const seen = async (person: DeskMember) => {
  const row = (await rowsSeen(person)).find((each) => each.target === target)!;
  return [row.answer.join(), row.is_masked];
};
const show = ({ api }: DeskMember, asked = target) =>
  api(work.deskShowNumber, { params: { id: member.formId }, body: { target: asked } });

test("PI06 the desk sees masked numbers, until one is shown to this reader for an hour, on the trail with its name", async () => {
  const masked = (await rowsSeen(rae)).filter((row) => row.is_masked);
  expect(new Set(masked.map((row) => row.target.split(".").at(-1)))).toEqual(
    new Set(["accountNumber", "idNumber", "residences"]),
  );
  for (const { answer } of masked) expect(answer.join()).toContain("••••");
  // Nothing beside the mask can be searched for the number.
  const { value } = masked.find((row) => row.target === target)!;
  expect(value).not.toBe(sha256(canonical(account)).toString("hex"));
  const before = await rowsSeen(aud);
  dataOf(await show(rae));
  expect(await seen(rae)).toEqual([account, false]);
  expect(await rowsSeen(aud)).toEqual(before);
  expect((await rowsSeen(rae)).filter((row) => row.is_masked)).toHaveLength(masked.length - 1);
  portal.pass(60 * 60);
  const late = await atDesk(portal, "Lee", "reviewer");
  expect(await seen(late)).toEqual([mask, true]);
  const entries = await portal.rows(
    "select action, target, fields from audit where account_id = $1 and action = 'case.number.read'",
    [member.accountId],
  );
  expect(entries).toEqual([
    { action: "case.number.read", target: `application ${member.formId}`, fields: [target] },
  ]);
});

test("PI06 after an hour a number is masked again, and an answer that is no number is not shown by a record", async () => {
  const kim = await atDesk(portal, "Kim", "reviewer");
  dataOf(await show(kim));
  expect(await seen(kim)).toEqual([account, false]);
  await portal.rows(
    "set session_replication_role = replica; update audit set at = at - interval '61 minutes' where action = 'case.number.read'",
  );
  expect(await seen(kim)).toEqual([mask, true]);
  for (const none of ["flatServices.bankName", "flatServices", "toString"])
    expect(refusal(await show(kim, none))).toBe("notFound");
});

test("PI06 the case as a PDF has the numbers that its reader may see", async () => {
  const pat = await atDesk(portal, "Pat", "reviewer");
  const textOf = async () => {
    const path = `/desk/api/case/${member.formId}/pdf`;
    const response = await pat.browser.fetch(path);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    return (await extractText(pdf, { mergePages: true })).text;
  };
  const masked = await textOf();
  expect(masked).toContain(mask);
  expect(masked).not.toContain(account);
  dataOf(await show(pat));
  expect(await textOf()).toContain(account);
  expect(
    dataOf(await pat.api(cases.deskTimeline, { params: { id: member.formId } })),
  ).toContainEqual(
    expect.objectContaining({ action: "case.number.read", kind: "read", detail: target }),
  );
});
