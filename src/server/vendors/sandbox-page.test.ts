import { expect, test } from "vitest";
import { type Locale, localeNames } from "#contract/locales.ts";
import { axeFindings, complaintsOf, tooWide, visit } from "#tests/journeys/support/browser.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

async function opened(locale: Locale, width: number) {
  const vendor = portal.services.vendors.identity!;
  const { url, transaction } = await vendor.begin({
    kind: "identity",
    reference: "0123456789abcdef",
    subject: "fedcba9876543210",
    returnUrl: `${portal.origin}/livez`,
    locale,
  });
  const context = await visit({ baseUrl: portal.origin, locale, width });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  // Browsers ask for an icon by themselves.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(new URL(url).pathname);
  const check = () => vendor.check({ transaction, reference: "0123456789abcdef" }, "");
  return { page, complaints, check };
}

test.each(localeNames)("the page fits a phone and keeps every rule in %s", async (locale) => {
  const { page, complaints } = await opened(locale, 360);
  expect(await page.evaluate(tooWide)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the keyboard alone chooses, and the browser is led back", async () => {
  const { page, complaints, check } = await opened("en", 1280);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let turn = 0; turn < 20 && (await focused()) !== "Camera not allowed"; turn += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/livez?response=*");
  const response = JSON.parse(new URL(page.url()).searchParams.get("response")!) as object;
  expect(response).toMatchObject({ code: "cameraRefused" });
  expect(await check()).toBe("cameraRefused");
  await page.goBack();
  await page.getByRole("heading", { name: "This check has ended" }).waitFor();
  expect(complaints).toEqual([expect.stringContaining("404")]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Go back" }).click();
  await page.waitForURL("**/livez");
});
