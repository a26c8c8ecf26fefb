import type { Request, Route } from "playwright";
import { expect, test, vi } from "vitest";
import { sandboxPath } from "#server/vendors/sandbox.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { baseUrl, individual } from "./checks.scene.ts";

/** In the page itself: Playwright's gestures wait for the page that is on its way. */
const pressBackSoon = () => {
  const press = () => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === "Back")?.click();
  };
  setInterval(press, 500);
};

test("a slow page of the vendor does not come after the person went back", async () => {
  const { ticket } = await individual();
  const context = await visit({ baseUrl });
  const slow: Route[] = [];
  await context.route(`**${sandboxPath}/*`, (route) => void slow.push(route));
  const page = await context.newPage();
  await page.goto(`/kyc/zoloz#${ticket}`);
  const failed: Request[] = [];
  page.on("requestfailed", (request) => void failed.push(request));
  await page.evaluate(pressBackSoon);
  await page.getByRole("button", { name: "Start the check" }).click();
  await vi.waitFor(() => expect(slow.length).toBe(1), 20_000);
  await vi.waitFor(() => expect(failed).toContain(slow[0]!.request()), 10_000);
  await page.getByRole("heading", { level: 1, name: "We are waiting for the result" }).waitFor();
  await page.getByRole("button", { name: "Continue the check" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/kyc/zoloz");
});
