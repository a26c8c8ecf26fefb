import { msg } from "@lingui/core/macro";
import { expect, inject, test } from "vitest";
import { contactName } from "./support/applicant.ts";
import { axeFindings, complaintsOf, visit } from "./support/browser.ts";
import { collaboratorOf } from "./support/collaborator.ts";
import { mailTo } from "./support/mailbox.ts";
import { Member } from "./support/member.ts";
import { button, enterSection, input, savedAt, saveState, say } from "./support/returning.ts";

const baseUrl = inject("baseUrl");

test("holder and collaborator see each other and what both save, and the holder is told when it is ready", async () => {
  const member = await Member.at(baseUrl);
  await member.prepare();
  const collaborator = await collaboratorOf(baseUrl, member);
  const theirs = await enterSection(await visit({ baseUrl, member: collaborator }), "flatServices");
  const complaints = complaintsOf(theirs);
  const own = await enterSection(await visit({ baseUrl, member }), "flatServices");
  await own.getByText(`Also here: ${collaborator.email}`).waitFor();
  await theirs.getByText(`Also here: ${contactName}`).waitFor();

  await input(own, "bankName").fill("Bank of the holder");
  await saveState(own, savedAt);
  await input(theirs, "branchName").fill("Branch of the collaborator");
  await expect.poll(() => input(own, "branchName").inputValue()).toBe("Branch of the collaborator");
  await expect.poll(() => input(theirs, "bankName").inputValue()).toBe("Bank of the holder");
  expect((await member.answers())["flatServices"]).toMatchObject({
    bankName: "Bank of the holder",
    branchName: "Branch of the collaborator",
  });

  await theirs.goto("/kyc/verify?section=acknowledgement");
  await button(theirs, msg`Tell the account holder it is ready`).click();
  await theirs.getByText(/^Email sent to the account holder: /).waitFor();
  await expect.poll(() => theirs.getByRole("checkbox").count()).toBe(0);
  expect({ complaints, findings: await axeFindings(theirs) }).toEqual({
    complaints: [],
    findings: [],
  });
  const { text } = await mailTo(baseUrl, member.email, "applicationReady");
  const link = new URL(/http\S+acknowledgement/.exec(text)![0]);
  await own.goto(`${link.pathname}${link.search}`);
  await own.getByRole("heading", { level: 1, name: say(msg`Check your answers`) }).waitFor();
  await own.getByRole("button", { name: say(msg`Submit application`) }).waitFor();
});
