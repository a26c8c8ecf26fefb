import { inject, test } from "vitest";
import { localeNames } from "#contract/locales.ts";
import { visit } from "./support/browser.ts";
import { addToDesk, pictureAt } from "./support/desk.ts";
import { Member } from "./support/member.ts";

test("look", async () => {
  const baseUrl = inject("baseUrl");
  const member = await Member.at(baseUrl);
  await member.prepare();
  await member.submit();
  const rae = await addToDesk("Rae", "reviewer");
  const context = await visit({ baseUrl, width: 1280, height: 900 });
  const page = await context.newPage();
  await page.goto("/desk");
  await page.screenshot({ path: pictureAt("1-sign-in") });
  await page.locator("input[type=email], input[name=email]").first().fill(rae.email);
  await page.locator("input[type=password]").first().fill(rae.password);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(1500);
  await page.screenshot({ path: pictureAt("2-code") });
  await page.locator("input").first().fill(rae.code());
  await page.keyboard.press("Enter");
  await page.waitForTimeout(2000);
  await page.screenshot({ path: pictureAt("3-queue") });
  await page.goto(`/desk/case/${member.formId}`);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: pictureAt("4-case") });
  await page.screenshot({ path: pictureAt("4-case-full"), fullPage: true });
  for (const locale of localeNames.slice(1)) {
    await page.goto(`/desk/case/${member.formId}?locale=${locale}`);
    await page.waitForTimeout(2000);
    await page.screenshot({ path: pictureAt(`5-case-${locale}`) });
  }
});
