import { expect, inject, test } from "vitest";
import { complaintsOf } from "../support/browser.ts";
import { signedInAtDesk } from "../support/desk.ts";
import { button, deskOf, openCase } from "../support/desk-screen.ts";
import { Member } from "../support/member.ts";

const note = "Called the company secretary about the register";

test("what is typed at the desk outlives a reload and the end of the session, and is sent once", async () => {
  const applicant = await Member.at(inject("baseUrl"));
  await applicant.prepare();
  await applicant.submit();
  const rae = await signedInAtDesk("Rae", "reviewer");
  const desk = await deskOf(rae);
  const complaints = complaintsOf(desk);
  await openCase(desk, "new", applicant.formId);
  await button(desk, "Claim").click();
  await button(desk, "Propose").first().click();
  const typed = desk.getByRole("dialog").getByRole("textbox", { name: /^Note/ });
  await typed.fill(note);
  await desk.reload();
  await desk.getByRole("button", { name: /^Propose: / }).click();
  await expect.poll(() => typed.inputValue()).toBe(note);
  expect(await desk.evaluate(() => JSON.stringify(localStorage))).not.toContain("secretary");

  await desk.context().clearCookies({ name: "kyc_desk" });
  await desk.getByRole("radio", { name: "Approve" }).check();
  await desk.getByRole("radio", { name: /^Reject \(may/ }).check();
  await desk.getByRole("dialog").getByLabel("Reason").selectOption({ index: 1 });
  await desk.getByRole("dialog").getByRole("button", { name: "Propose", exact: true }).click();
  await desk.getByText("Your session has ended.").waitFor();
  // As after a sign-in in another tab.
  await desk.context().addCookies(rae.signedIn);
  await desk.reload();
  await desk.getByRole("button", { name: /^Propose: / }).click();
  await expect.poll(() => typed.inputValue()).toBe(note);
  await expect
    .poll(() => desk.getByRole("radio", { name: /^Reject \(may/ }).isChecked())
    .toBe(true);
  await desk.getByRole("dialog").getByRole("button", { name: "Propose", exact: true }).click();
  await desk.getByRole("dialog").waitFor({ state: "detached" });
  const kept = await desk.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((name) => name.startsWith("gatehouse.journal"))).toEqual([]);
  // The call of the ended session.
  expect(complaints.filter((complaint) => !complaint.includes("401"))).toEqual([]);
});
