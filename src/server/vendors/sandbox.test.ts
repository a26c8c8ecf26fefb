import { describe, expect, test } from "vitest";
import { type CheckState, checkOutcomes } from "#contract/identity/check-states.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import type { CheckAsked, IdentityVendor } from "./identity-vendor.ts";
import { type Choice, choices, laterSeconds, sandboxMinutes } from "./sandbox.ts";

const portal = sharedPortal();

const asked: CheckAsked = {
  kind: "face",
  reference: "0123456789abcdef",
  subject: "fedcba9876543210",
  returnUrl: "https://portal.example/kyc/zoloz?check=1",
  locale: "en",
};

const vendorOf = (): IdentityVendor => portal.services.vendors.face!;

async function begun(given: Partial<CheckAsked> = {}) {
  const { transaction, url } = await vendorOf().begin({ ...asked, ...given });
  const path = new URL(url).pathname;
  return { path, check: { transaction, reference: asked.reference } };
}

const choose = (path: string, choice: string, headers: Record<string, string> = {}) =>
  portal.browser().fetch(path, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ choice }),
  });

test("a check has no result until a person chooses, and an unguessable address", async () => {
  const { path, check } = await begun();
  expect(check.transaction).toMatch(/^[\w-]{43}$/);
  expect(await vendorOf().check(check, "")).toBeNull();
  const stored = await portal.rows<{ sandbox_check: object }>("select * from sandbox_check");
  expect(JSON.stringify(stored)).not.toContain(check.transaction);
  const response = await portal.browser().fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w+/]{22}=='; /,
  );
  const html = await response.text();
  expect(html).toContain("Sandbox: no real check");
  expect(html).not.toContain("<script");
  const offered = [...html.matchAll(/<button name="choice" value="(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(offered.toSorted()).toEqual(choices.toSorted());
});

describe("every outcome that a person chooses is what the vendor answers", () => {
  test.each(checkOutcomes satisfies readonly CheckState[])("%s", async (outcome) => {
    const { path, check } = await begun();
    const response = await choose(path, outcome);
    expect(response.status).toBe(303);
    const back = new URL(response.headers.get("location")!);
    expect(`${back.origin}${back.pathname}`).toBe("https://portal.example/kyc/zoloz");
    expect(back.searchParams.get("check")).toBe("1");
    const hint = ["interrupted", "cameraRefused", "unsupportedBrowser"].includes(outcome);
    expect(JSON.parse(back.searchParams.get("response")!)).toEqual({
      state: check.transaction,
      code: hint ? outcome : "completed",
    });
    expect(await vendorOf().check(check, back.search.slice(1))).toBe(outcome);
  });
});

test("the first choice stands", async () => {
  const { path, check } = await begun();
  const answers = await Promise.all([choose(path, "failed"), choose(path, "failed")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
  expect((await choose(path, "verified")).status).toBe(404);
  expect(await vendorOf().check(check, "")).toBe("failed");
  expect((await portal.browser().fetch(path)).status).toBe(404);
});

test("a result can come late, or not at all", async () => {
  const late = await begun();
  await choose(late.path, "verifiedLater");
  expect(await vendorOf().check(late.check, "")).toBeNull();
  const never = await begun();
  expect((await choose(never.path, "noResult")).status).toBe(303);
  expect(await vendorOf().check(never.check, "")).toBeNull();
  portal.pass(laterSeconds);
  expect(await vendorOf().check(late.check, "")).toBe("verified");
  expect((await portal.browser().fetch(never.path)).status).toBe(200);
  portal.pass(sandboxMinutes * 60);
  expect(await vendorOf().check(never.check, "")).toBe("timedOut");
  expect((await choose(never.path, "verified")).status).toBe(404);
  expect(await vendorOf().check(never.check, "")).toBe("timedOut");
});

test("a vendor that cannot be reached is no result", async () => {
  const { path, check } = await begun();
  await choose(path, "unreachable");
  await expect(vendorOf().check(check, "")).rejects.toThrow("chosen in the sandbox");
});

test.each([
  '{"state":"X","code":"verified"}',
  "response=%7B%22code%22%3A1000%7D",
  "acquisitionStatus=SUCCESS",
  "verified",
])("AC09 %j from a browser verifies nothing", async (returned) => {
  const { check } = await begun();
  const forged = returned.replace("X", check.transaction);
  expect(await vendorOf().check(check, forged)).toBeNull();
  const other = await begun();
  await choose(other.path, "verified");
  const mixed = { ...other.check, reference: "another" };
  expect(await vendorOf().check(mixed, forged)).toBe("timedOut");
});

test("only the page itself can choose, and only what it offers", async () => {
  const { path, check } = await begun();
  expect((await choose(path, "verified", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await choose(path, "anything")).status).toBe(400);
  expect(await vendorOf().check(check, "")).toBeNull();
  expect((await choose("/sandbox/identity/unknown", "verified" satisfies Choice)).status).toBe(404);
});

test.each([
  ["en", "Sandbox: no real check", 'lang="en"'],
  ["zh-CN", "沙盒环境：不作真实验证", 'lang="zh-Hans"'],
  ["zh-TW", "沙盒環境：不作真實驗證", 'lang="zh-Hant-HK"'],
] as const)("the page speaks %s", async (locale, words, lang) => {
  const { path } = await begun({ locale, kind: "identity" });
  const html = await (await portal.browser().fetch(path)).text();
  expect(html).toContain(words);
  expect(html).toContain(`<html ${lang}`);
  const english = await (await portal.browser().fetch(`${path}?locale=en-US`)).text();
  expect(english).toContain("How should the identity verification end?");
});
