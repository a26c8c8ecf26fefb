import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { planFor } from "#contract/forms/flows/pages.ts";
import type { LineId } from "#contract/business-lines.ts";
import { titleOf } from "./support/applicant.ts";
import { visit } from "./support/browser.ts";
import { cutTexts, lengthen, unfold } from "./support/long-words.ts";
import { Member } from "./support/member.ts";
import { atPlatform, linkFor } from "./support/platform.ts";
import { wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");
const words = await wordsIn("en");
const today = new Date().toISOString().slice(0, 10);

/** What is cut or too wide on a page at 320 px, as it is and with words a third longer. */
async function found(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(unfold);
  await page.waitForLoadState("networkidle");
  const now = await page.evaluate(cutTexts);
  const shorten = await page.evaluateHandle(lengthen);
  const longer = await page.evaluate(cutTexts);
  await shorten.evaluate((back) => back());
  const at = new URL(page.url());
  return [...now, ...longer.map((each) => `longer: ${each}`)].map(
    (each) => `${at.pathname}${at.search}: ${each}`,
  );
}

test.each<[LineId, string, "institution" | "individual"]>([
  ["exchange", "vasp", "institution"],
  ["otcSingapore", "investmentVehicle", "institution"],
  ["otcSingapore", "", "individual"],
])("no text is cut at 320 px: %s, %s, %s", async (line, entityType, applicant) => {
  const member = await Member.at(baseUrl, applicant);
  const flow = await member.open(line);
  const given = {
    applicableAccount: { lines: [line] },
    ...(entityType ? { entryBoarding: { entityType } } : {}),
  };
  const form = flowOn(flow, today);
  const last = form.pages.at(-1)!.section.id;
  const answers = await member.prepareAs(flow, { given, says: "yes" }, last);
  const context = await visit({ baseUrl, width: 320, height: 568, touch: true, member });
  await context.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const page = await context.newPage();
  const cut: string[] = [];
  const path = flow === "institutional" ? "/kyc/verify" : "/kyc/otcVerify";
  const plan = planFor(form, answers);
  await page.goto(`${path}?section=${plan[0]!.section}&form=${member.formId}`);
  for (const { section } of plan) {
    const address = `${path}?section=${section}&form=${member.formId}`;
    await page.evaluate((to) => history.pushState(null, "", to), address);
    const name = titleOf(words, form, section, answers);
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    await page.locator("[data-question]").first().waitFor();
    expect(new URL(page.url()).searchParams.get("section")).toBe(section);
    cut.push(...(await found(page)));
  }
  await page.goto("/kyc/user");
  const card = page.getByRole("article").first();
  await card.locator("summary").click();
  await card.getByRole("listitem").getByRole("link").first().waitFor();
  cut.push(...(await found(page)));
  expect({ sections: plan.length > 5, cut }).toEqual({ sections: true, cut: [] });
});

test("no text is cut at 320 px: before signing in", async () => {
  const context = await visit({ baseUrl, width: 320, height: 568, touch: true });
  const page = await context.newPage();
  const cut: string[] = [];
  for (const path of [
    "login",
    "signup",
    "forgetpwd",
    "email-auth-login",
    "oauth-login",
    "elsewhere",
  ]) {
    await page.goto(`/kyc/${path}`);
    await page.locator("h1").waitFor();
    cut.push(...(await found(page)));
  }
  const panes = [[], ["Connect my existing account"], ["Create a new account"]];
  for (const presses of panes) {
    await page.goto("about:blank");
    await page.goto(await linkFor(atPlatform()));
    await page.getByRole("button", { name: "Create a new account" }).waitFor();
    for (const name of presses) await page.getByRole("button", { name }).click();
    cut.push(...(await found(page)));
  }
  expect(cut).toEqual([]);
});
