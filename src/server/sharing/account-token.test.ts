import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import { openAccountToken } from "#contract/calls/sharing/account-token.ts";
import { oauthLogin } from "#contract/calls/platforms.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { approvedMember, onAccount, openedMember } from "#tests/support/server/approved.ts";
import { atDesk, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { becomes } from "#tests/support/server/people.ts";
import { type Member, openPortal, type Portal } from "#tests/support/server/portal.ts";
import {
  exchange,
  newPlatform,
  openProductSite,
  type ProofWanted,
  proofFor,
} from "#tests/support/server/product-site.ts";

const [ours, theirs] = ["exchange", "wallet"].map((name) =>
  newPlatform(`https://${name}.example`),
) as [ReturnType<typeof newPlatform>, ReturnType<typeof newPlatform>];

let portal: Portal;
let site: Awaited<ReturnType<typeof openProductSite>>;
let ana: DeskMember;
let member: Member;
const at = () => ({ origin: portal.origin, publicUrl: portal.services.settings.publicUrl });

beforeAll(async () => {
  site = await openProductSite(ours, () => ({ ...at(), now: portal.services.clock() }));
  portal = await openPortal({
    PLATFORM_KEYS: JSON.stringify({
      [ours.issuer]: {
        name: "Harbour Exchange",
        keys: [ours.jwk],
        lines: ["exchange"],
        site: site.address,
      },
      [theirs.issuer]: { name: "Harbour Wallet", keys: [theirs.jwk], lines: ["appInvest"] },
    }),
  });
  ana = await atDesk(portal, "Ana", "approver");
  member = await openedMember(portal, ana);
});
afterAll(async () => {
  await portal.close();
  await site.close();
});

const ask = ({ api }: Member, line: "exchange" | "appInvest" | "prime" = "exchange") =>
  api(openAccountToken, { query: { line } });
const tokenOf = async (of: Member) => dataOf(await ask(of)).token;
const proofOf = (token: string, more: Partial<ProofWanted> = {}) =>
  proofFor({
    signer: ours,
    token,
    audience: at().publicUrl,
    now: portal.services.clock(),
    ...more,
  });
const exchanged = async (token: string, more: Partial<ProofWanted> = {}) =>
  exchange(at(), token, await proofOf(token, more));
const refused = { code: refusals.linkExpired.code, data: { refusal: "linkExpired" } };
const trailOf = async ({ accountId }: Member) =>
  (
    await portal.rows<{ action: string; target: string }>(
      "select action, target from audit where account_id = $1 and action in ('line.token', 'line.exchange') order by seq",
      [accountId],
    )
  ).map(({ action, target }) => `${action} ${target}`);

test("the product's site gets the account and its statuses for the token, once, and it is on the trail", async () => {
  const own = await openedMember(portal, ana);
  const siteOf = async () => dataOf(await own.api(insInfo)).lines[0]!.site;
  expect(await siteOf()).toBe("Harbour Exchange");
  const { token, ...rest } = dataOf(await ask(own));
  expect(rest).toEqual({
    expires_in_seconds: 300,
    platform: "Harbour Exchange",
    site: site.address,
  });
  const arrive = () => fetch(site.address, { method: "POST", body: token });
  const [first, second] = [await arrive(), await arrive()];
  expect([first.status, await first.json()]).toEqual([
    200,
    {
      account_number: dataOf(await own.api(insInfo)).account_number,
      line: "exchange",
      kyc_status: "KYC Approved",
      business_account_status: "Normal",
    },
  ]);
  expect([second.status, await second.json()]).toEqual([403, refused.data]);
  expect(await trailOf(own)).toEqual([
    "line.token line exchange",
    "line.exchange line exchange by https://exchange.example",
  ]);
  const kept = await portal.rows("select * from account_token where account_id = $1", [
    own.accountId,
  ]);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test("of twenty exchanges at once, some with the same proof, exactly one succeeds", async () => {
  const token = await tokenOf(member);
  const same = await proofOf(token);
  const proofs = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => (index < 5 ? same : proofOf(token))),
  );
  const answers = await Promise.all(proofs.map((proof) => exchange(at(), token, proof)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  const others = answers.filter(({ code }) => code !== 0);
  expect(others).toHaveLength(19);
  for (const each of others) expect(each).toMatchObject(refused);
});

describe("is refused alike, and leaves the token to its platform:", () => {
  const another = newPlatform("https://exchange.example");
  const used = "a-proof-that-was-used-once";
  const cases: [string, (token: string) => Promise<Partial<ProofWanted>>][] = [
    ["another platform", async () => ({ signer: theirs })],
    ["a forged signature", async () => ({ signer: another })],
    ["an unknown platform", async () => ({ signer: newPlatform("https://unknown.example") })],
    ["a proof for another token", async () => ({ token: "B".repeat(43) })],
    ["a proof for another portal", async () => ({ audience: "https://other.example" })],
    ["an old proof", async () => ({ now: new Date(portal.services.clock().getTime() - 600_000) })],
    ["a ticket that passed through a browser", async () => ({ typ: "JWT" })],
    [
      "a proof with a used name",
      async () => {
        expect((await exchanged(await tokenOf(member), { jti: used })).code).toBe(0);
        return { jti: used };
      },
    ],
  ];
  test.each(cases)("%s", async (_, made) => {
    const token = await tokenOf(member);
    const proof = await proofOf(token, await made(token));
    expect(await exchange(at(), token, proof)).toMatchObject(refused);
    expect((await exchanged(token)).code).toBe(0);
  });

  test("a token that is unknown or older than five minutes", async () => {
    expect(await exchanged("C".repeat(43))).toMatchObject(refused);
    const own = await openedMember(portal, ana);
    const token = await tokenOf(own);
    portal.pass(5 * 60 + 1);
    expect(await exchanged(token)).toMatchObject(refused);
  });
});

test("a proof is no ticket", async () => {
  const signed = await proofOf("D".repeat(43));
  const { api } = portal.browser();
  expect(refusal(await api(oauthLogin, { body: { ticket: signed } }))).toBe("linkExpired");
});

test("a token is given while the account is requested or open, for a line that a platform serves", async () => {
  const own = await approvedMember(portal, ana);
  expect(refusal(await ask(own))).toBe("accountNotOpen");
  dataOf(await own.api(openBiz, { body: { line: "exchange" } }));
  expect(await exchanged(await tokenOf(own))).toMatchObject({
    data: { business_account_status: "Pending1" },
  });
  await onAccount(ana, own, "activate");
  const token = await tokenOf(own);
  await onAccount(ana, own, "freeze");
  expect(await exchanged(token)).toMatchObject({ data: { business_account_status: "Frozen" } });
  expect(refusal(await ask(own))).toBe("accountNotOpen");
  expect([refusal(await ask(own, "prime")), refusal(await ask(own, "appInvest"))]).toEqual([
    "notFound",
    "accountNotOpen",
  ]);
});

test("a collaborator gets no token, and a holder 20 a minute", async () => {
  const own = await openedMember(portal, ana);
  const outcomes = await Promise.all(Array.from({ length: 21 }, () => ask(own)));
  expect(outcomes.map(refusal).filter((each) => each !== null)).toEqual(["tooMany"]);
  await becomes(portal, own.accountId, "assistant");
  expect(refusal(await ask(own))).toBe("holderOnly");
});

test("a token whose row SQL changed is good for nothing", async () => {
  const token = await tokenOf(member);
  await portal.rows("update account_token set expires_at = expires_at + interval '1 second'");
  expect(await exchanged(token)).toMatchObject(refused);
});
