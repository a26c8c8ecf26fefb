import { expect, test } from "vitest";
import { investorClasses, withdrawInvestorClass } from "#contract/calls/investor.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { inAccount } from "#server/database/database.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { noon, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

const optedIn = async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  return member;
};
const standing = { region: "HK", code: "totalAssets", since: noon.getTime(), withdrawn_at: null };
const body = { region: "HK" } as const;

test("AT01 submitting records the opt-in with its arithmetic; withdrawing is recorded after it, once", async () => {
  const member = await optedIn();
  expect(dataOf(await member.api(investorClasses))).toEqual([standing]);
  const withdrawn = [{ ...standing, withdrawn_at: noon.getTime() }];
  expect(dataOf(await member.api(withdrawInvestorClass, { body }))).toEqual(withdrawn);
  expect(dataOf(await member.api(investorClasses))).toEqual(withdrawn);
  expect(dataOf(await member.api(withdrawInvestorClass, { body }))).toEqual(withdrawn);
  const kept = await portal.rows(
    "select choice, code, arithmetic->'meets' as meets from investor_choice where account_id = $1 order by seq",
    [member.accountId],
  );
  expect(kept).toEqual([
    { choice: "in", code: "totalAssets", meets: true },
    { choice: "out", code: "totalAssets", meets: null },
  ]);
  const auditEntries = "select action from audit where account_id = $1 and action like 'investor%'";
  expect(await portal.rows(auditEntries, [member.accountId])).toEqual([
    { action: "investor.withdraw" },
  ]);
});

test("of many withdrawals at once one is kept, and all are answered alike", async () => {
  const member = await optedIn();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => member.api(withdrawInvestorClass, { body })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(dataOf(answer)))).size).toEqual(1);
  const kept = await portal.rows(
    "select 1 from investor_choice where account_id = $1 and choice = 'out'",
    [member.accountId],
  );
  expect(kept.length).toEqual(1);
});

test("an account withdraws only its own opt-in", async () => {
  const [mine, theirs] = [await portal.member(), await optedIn()];
  expect(dataOf(await mine.api(investorClasses))).toEqual([]);
  expect(refusal(await mine.api(withdrawInvestorClass, { body }))).toEqual("notFound");
  expect(refusal(await theirs.api(withdrawInvestorClass, { body: { region: "SG" } }))).toEqual(
    "notFound",
  );
  expect(dataOf(await theirs.api(investorClasses))).toEqual([standing]);
});

test("a choice is final", async () => {
  const member = await optedIn();
  const change = portal.rows("update investor_choice set choice = 'out'");
  await expect(change).rejects.toThrow("append only");
  const removal = inAccount(portal.services.db, member.accountId, (handle) =>
    handle.deleteFrom("investor_choice").execute(),
  );
  await expect(removal).rejects.toThrow("permission denied");
});
