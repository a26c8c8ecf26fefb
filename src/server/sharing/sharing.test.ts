import { expect, test } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import { lineOffers } from "#contract/calls/dashboard.ts";
import { openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { dataSharing, enableDataSharing } from "#contract/calls/sharing/data-sharing.ts";
import { sharingWording } from "#contract/sharing/wording.ts";
import { fillIn, load, shareData } from "#tests/support/server/applicant.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { becomes } from "#tests/support/server/people.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

const opened = async (member: Member, line: LineId): Promise<Member> => ({
  ...member,
  formId: dataOf(await member.api(openBiz, { body: { line } })).form_id,
});
const linesAlone = (...lines: LineId[]) => ({ applicableAccount: { lines } });
const choicesOf = ({ accountId }: Member) =>
  portal.rows(
    "select choice, wording, locale from data_sharing_choice where account_id = $1 order by seq",
    [accountId],
  );
const actionsOf = async ({ accountId }: Member) =>
  (
    await portal.rows<{ action: string }>(
      "select action from audit where account_id = $1 and action like 'sharing.%' order by seq",
      [accountId],
    )
  ).map(({ action }) => action);

/** An institution with a submitted application for Exchange and Custody Hong Kong. */
async function submitted(): Promise<Member> {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  return member;
}

test("without the holder's consent a further line starts empty, in its own flow and in another", async () => {
  const member = await submitted();
  for (const line of ["goldToken", "otcSingapore"] as const)
    expect((await load(await opened(member, line))).answers).toEqual(linesAlone(line));
  const copied = "select 1 from audit where account_id = $1 and action = 'file.copy'";
  expect(await portal.rows(copied, [member.accountId])).toEqual([]);
});

test("the offer of a line says what the consent would add, and counts it only after the consent", async () => {
  const member = await submitted();
  const offered = async () =>
    dataOf(await member.api(lineOffers)).find(({ line }) => line === "goldToken")!;
  const before = await offered();
  expect([before.given, before.shared!.given > 20]).toEqual([1, true]);
  expect(before.left.map(({ question }) => question)).toContain("entityType");
  await shareData(member);
  const { shared, ...after } = await offered();
  expect([shared, after]).toEqual([
    null,
    { line: "goldToken", flow: before.flow, documents: 0, minutes: 5, ...before.shared },
  ]);
});

test("a revoked consent leaves what was copied, and later lines start empty", async () => {
  const member = await submitted();
  await shareData(member);
  const further = await opened(member, "goldToken");
  const copied = (await load(further)).answers;
  expect(Object.keys(copied).length).toBeGreaterThan(5);
  await shareData(member, false);
  expect((await load(further)).answers).toEqual(copied);
  expect((await load(await opened(member, "otcSingapore"))).answers).toEqual(
    linesAlone("otcSingapore"),
  );
});

test("a line that is tried again keeps its own answers without a consent, and gives them to no other line", async () => {
  const member = await submitted();
  const { companyInformation } = (await load(member)).answers;
  const withdrawn = async (line: LineId) => {
    const { form_id } = dataOf(await member.api(withdrawLine, { body: { line } }));
    return (await load({ ...member, formId: form_id })).answers;
  };
  const [first, both] = [await withdrawn("exchange"), await withdrawn("custodyHongKong")];
  expect([first["companyInformation"], both["companyInformation"]]).toEqual([
    companyInformation,
    companyInformation,
  ]);

  const other = await submitted();
  const draft = await opened(other, "goldToken");
  const { form_id } = dataOf(await other.api(withdrawLine, { body: { line: "exchange" } }));
  expect(form_id).toEqual(draft.formId);
  expect((await load(draft)).answers).toEqual(linesAlone("goldToken", "exchange"));
});

test("a choice is recorded with its wording, its member and its time, once for each change", async () => {
  const member = await portal.member();
  const never = { enabled: false, since: null, by: "", wording: "" };
  expect(dataOf(await member.api(dataSharing))).toEqual(never);
  const since = portal.services.clock().getTime();
  const by = "Mei Lin";
  const wording = sharingWording.version;
  const agreed = { enabled: true, since, by, wording };
  const all = await Promise.all(Array.from({ length: 5 }, () => shareData(member)));
  expect(all).toEqual(all.map(() => agreed));
  portal.pass(60);
  expect(await shareData(member, false)).toEqual({
    ...agreed,
    enabled: false,
    since: since + 60_000,
  });
  const row = { wording, locale: "en" };
  expect(await choicesOf(member)).toEqual([
    { choice: "in", ...row },
    { choice: "out", ...row },
  ]);
  expect(await actionsOf(member)).toEqual(["sharing.enable", "sharing.disable"]);
  const rows = "update data_sharing_choice set choice = 'in' where account_id = $1";
  await expect(portal.rows(rows, [member.accountId])).rejects.toThrow("append only");
});

test("an unknown wording is refused, and so is a collaborator", async () => {
  const member = await portal.member();
  const body = { enabled: true, wording: "2020-01-01" as typeof sharingWording.version };
  expect(refusal(await member.api(enableDataSharing, { body }))).toBe("malformed");
  await becomes(portal, member.accountId, "assistant");
  const known = { enabled: true, wording: sharingWording.version };
  expect(refusal(await member.api(enableDataSharing, { body: known }))).toBe("holderOnly");
  expect(await choicesOf(member)).toEqual([]);
});
