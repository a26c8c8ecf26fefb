import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { deskRelease } from "#contract/calls/desk-work.ts";
import { complaintsOf, visit } from "../support/browser.ts";
import { addToDesk, review, signedInAtDesk } from "../support/desk.ts";
import { button } from "../support/desk-screen.ts";
import { KeyboardHand } from "../support/keyboard-hand.ts";
import { given, prepared } from "../support/member.ts";

const baseUrl = inject("baseUrl");
const line = "bondToken";

async function submitted(): Promise<string> {
  const { member } = await prepared(line, "institution");
  await member.submit();
  return member.formId;
}

/** Goes down to a row with j, past the cases of other journeys, and opens it with o. */
async function openRow(hand: KeyboardHand, id: string): Promise<void> {
  await hand.page.locator(`[data-row="${id}"]`).waitFor();
  const focusedRow = () =>
    hand.page.evaluate(() => document.activeElement?.getAttribute("data-row") ?? "");
  for (let at = await focusedRow(); at !== id; at = await focusedRow()) {
    await hand.key("j");
    await expect.poll(focusedRow).not.toBe(at);
  }
  await hand.key("o");
  await button(hand.page, "Claim").waitFor();
}

/** Types into a list of the browser, which then has what was typed. */
async function choose(hand: KeyboardHand, page: Page, name: string, value: string): Promise<void> {
  const list = page.getByRole("combobox", { name });
  await hand.reach(list);
  await page.keyboard.type(value);
  await list.locator("option:checked").getByText(value).waitFor({ state: "attached" });
}

test("a reviewer signs in, opens cases, gives verdicts, asks, decides and signs out by keyboard alone", async () => {
  const [first, second] = [await submitted(), await submitted()];
  const rae = await signedInAtDesk("Rae", "reviewer");
  await review(rae, second);
  given(await rae.api(deskRelease, { params: { id: second } }));
  const person = await addToDesk("Kay", "approver");
  const context = await visit({ baseUrl, width: 1440, height: 900 });
  const page = await context.newPage();
  const hand = new KeyboardHand(page);
  await hand.forbidPointers();
  await page.goto("/desk");
  await hand.enter(page.getByLabel("Email"), person.email);
  await hand.enter(page.locator("input[name=password]"), person.password);
  await hand.key("Enter");
  await hand.enter(page.getByLabel("Code"), person.code());
  await hand.key("Enter");
  await page.getByRole("heading", { level: 1, name: "Unassigned" }).waitFor();
  const complaints = complaintsOf(page);
  await choose(hand, page, "Any line", "Treasury");
  await page.waitForURL(/line=bondToken/);
  await button(page, "Keyboard shortcuts").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await openRow(hand, first);
  await hand.press(button(page, "Claim"));
  await button(page, "Release").waitFor();
  await hand.key("j");
  await page.locator("[data-answer]:focus").waitFor();
  await hand.key("1");
  await page.getByText(/^1 of \d+ answers reviewed$/).waitFor();
  const verdict = page.getByRole("form", { name: "Verdict on the document" });
  await hand.tick(verdict.getByRole("radio", { name: "Reject" }));
  await choose(hand, page, "Reason", "Unreadable");
  await hand.press(button(page, "Save verdict"));
  await verdict.getByRole("radio", { name: "Reject", checked: false }).waitFor();
  await hand.press(button(page, "Request documents"));
  const request = page.getByRole("dialog", { name: "Request documents" });
  await hand.press(request.getByRole("button", { name: "Send to the applicant" }));
  await request.waitFor({ state: "detached" });
  await page.getByText("Waiting for applicant").first().waitFor();

  await hand.key("u");
  await openRow(hand, second);
  await hand.press(button(page, "Claim"));
  await button(page, "Release").waitFor();
  await hand.press(button(page, "Decide"));
  const decision = page.getByRole("dialog");
  await hand.tick(decision.getByRole("radio", { name: "Approve" }));
  await hand.press(decision.getByRole("button", { name: "Decide" }));
  await decision.waitFor({ state: "detached" });
  await page.getByText("Decided").first().waitFor();
  await hand.press(button(page, "Sign out"));
  await page.getByRole("heading", { name: "Log in to the desk" }).waitFor();
  expect({ unseen: [...new Set(hand.unseen)], complaints }).toEqual({ unseen: [], complaints: [] });
});
