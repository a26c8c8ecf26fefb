import { msg } from "@lingui/core/macro";
import { expect, inject, test } from "vitest";
import { planFor } from "#contract/forms/flows/pages.ts";
import { Applicant } from "./support/applicant.ts";
import { tooWide, visit } from "./support/browser.ts";
import { PointerHand } from "./support/hands.ts";
import { unfold } from "./support/long-words.ts";
import { Member } from "./support/member.ts";
import { wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");

test("no page is wider than 320 px, and none says to drop files, in zh-TW", async () => {
  const locale = "zh-TW";
  const member = await Member.at(baseUrl);
  await member.prepare();
  const context = await visit({ baseUrl, locale, width: 320, height: 568, touch: true });
  const page = await context.newPage();
  const words = await wordsIn(locale);
  const applicant = new Applicant({
    hand: new PointerHand(page, true),
    words,
    email: member.email,
  });
  const wide: string[] = [];
  const look = async () => {
    for (const found of await page.evaluate(tooWide)) wide.push(`${page.url()} ${found}`);
  };
  await page.goto("/kyc/signup");
  await applicant.arriveAt(words.say(msg`Create a new account`));
  await look();
  await page.goto("/kyc/verify");
  await applicant.arriveAt(words.say(msg`Log in`));
  await look();
  await applicant.logIn();
  await page.getByRole("dialog").waitFor();
  await look();
  await applicant.button(words.say(msg`Continue with draft`)).tap();
  const drops = page.getByText(words.say(msg`or drop them here`));
  let dropsSeen = 0;
  for (const { section } of planFor(applicant.flow, applicant.answers)) {
    await page.goto(`/kyc/verify?section=${section}`);
    await applicant.arriveAt(applicant.titleOf(section));
    await page.evaluate(unfold);
    if (section === "supportingDocuments") await drops.first().waitFor({ state: "attached" });
    dropsSeen += await drops.filter({ visible: true }).count();
    await look();
  }
  await page.goto("/kyc/user");
  await page.getByRole("article").first().waitFor();
  await look();
  expect({ wide, dropsSeen }).toEqual({ wide: [], dropsSeen: 0 });
});
