import type { Locator, Page } from "playwright";
import { expect, inject } from "vitest";
import { visit } from "./browser.ts";
import type { DeskUser } from "./desk.ts";

/** The desk in a browser of its own, for a person who has signed in. */
export async function deskOf(member: DeskUser): Promise<Page> {
  const context = await visit({ baseUrl: inject("baseUrl"), width: 1440, height: 900, member });
  return context.newPage();
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** Opens a case from the queue in which it is. */
export async function openCase(page: Page, view: string, id: string): Promise<void> {
  await page.goto(`/desk?view=${view}`);
  await page.locator(`a[href*="${id}"]`).first().click();
  await button(page, "Back to the queue").waitFor();
}

interface Typed {
  /** The card to choose. */
  choice?: string;
  reason?: string;
  note?: string;
  /** The name of the line: the first that has the act, where it is not said. */
  line?: string;
}

/** The row of a line in the table of a case. */
export const rowOf = (page: Page, line: string): Locator =>
  page
    .getByRole("table", { name: "Business lines" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: line, exact: true }) });

/** Presses an act of a line, answers its dialog and waits until it is done. */
export async function act(page: Page, name: string, typed: Typed = {}): Promise<void> {
  const within = typed.line ? rowOf(page, typed.line) : page;
  const buttons = within.getByRole("button", { name, exact: true });
  await buttons.first().waitFor();
  const before = await buttons.count();
  await buttons.first().click();
  const dialog = page.getByRole("dialog");
  if (typed.choice) await dialog.getByRole("radio", { name: typed.choice }).check();
  if (typed.reason) await dialog.getByLabel("Reason").selectOption({ label: typed.reason });
  if (typed.note) await dialog.getByRole("textbox", { name: /^(Note|Reason)/ }).fill(typed.note);
  await dialog.getByRole("button", { name, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => buttons.count()).toBe(before - 1);
}

/** Rejects the document that is shown as unreadable; the next one is shown. */
export async function rejectDocument(page: Page): Promise<void> {
  const verdict = page.getByRole("form", { name: "Verdict on the document" });
  await verdict.getByRole("radio", { name: "Reject" }).check();
  await verdict.getByLabel("Reason").selectOption({ label: "Unreadable" });
  await button(page, "Save verdict").click();
  await verdict.getByRole("radio", { name: "Reject", checked: false }).waitFor();
}

/** Accepts the document that is shown, the last one without a verdict. */
export async function acceptDocument(page: Page): Promise<void> {
  const verdict = page.getByRole("form", { name: "Verdict on the document" });
  await verdict.getByRole("radio", { name: "Accept" }).check();
  await button(page, "Save verdict").click();
  await page.getByText("Nothing is missing").first().waitFor();
}

/** Sends the request for what is rejected, as the dialog proposes it, or due on another day. */
export async function sendRequest(page: Page, dueOn?: string): Promise<void> {
  const request = page.getByRole("dialog", { name: "Request documents" });
  if (dueOn) await request.getByLabel("Due date").fill(dueOn);
  await request.getByRole("button", { name: "Send to the applicant" }).click();
  await request.waitFor({ state: "detached" });
}
