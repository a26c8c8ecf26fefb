import type { Request, Route } from "playwright";
import { expect, test, vi } from "vitest";
import { sandboxPath } from "#server/vendors/sandbox.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { baseUrl, individual } from "./checks.scene.ts";

const asked = "/kyc/vendor-is-asked";

/** In the page itself: Playwright's gestures wait for the page that is on its way. The test answers once that is asked for. */
const pressBackOnceAsked = (address: string) => {
  const press = () => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === "Back")!.click();
  };
  void fetch(address).then(press);
};

test("a slow page of the vendor does not come after the person went back", async () => {
  const { ticket } = await individual();
  const context = await visit({ baseUrl });
  const slow = Promise.withResolvers<Route>();
  await context.route(`**${sandboxPath}/*`, slow.resolve);
  await context.route(`**${asked}`, async (route) => {
    await slow.promise;
    await route.fulfill({ body: "" });
  });
  const page = await context.newPage();
  await page.goto(`/kyc/zoloz#${ticket}`);
  const failed: Request[] = [];
  page.on("requestfailed", (request) => void failed.push(request));
  await page.evaluate(pressBackOnceAsked, asked);
  await page.getByRole("button", { name: "Start the check" }).click();
  const request = (await slow.promise).request();
  await vi.waitFor(() => expect(failed).toContain(request), 10_000);
  await page.getByRole("heading", { level: 1, name: "We are waiting for the result" }).waitFor();
  await page.getByRole("button", { name: "Continue the check" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/kyc/zoloz");
});
