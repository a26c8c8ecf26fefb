import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as calls from "#contract/calls/uploads/desk-file-limits.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { answerDesk, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { mei, now } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, rowTexts, seesText, type } from "#tests/support/screens/hand.ts";

testAtDesk();

const raised = {
  id: "1",
  account_number: "20260041",
  files_total: 30,
  reason: "Scans of one page each",
  by: "陳志明",
  at: now,
};

async function open(roles: DeskRole[], rows = [raised]) {
  answerDesk(undefined, { ...mei, roles });
  server.always(calls.deskFileLimits, () => rows);
  openDesk("/desk/file-limits");
  await comesTo("File limits");
}

test("an auditor reads which limits were raised, and raises none", async () => {
  await open(["auditor"]);
  expect(rowTexts()).toEqual([
    ["20260041", "30", "Scans of one page each", "陳志明", "23 November 2026, 10:00 HKT"],
  ]);
  expect(page.getByRole("button", { name: "Raise a file limit" }).elements()).toEqual([]);
  expect(await brokenRules()).toEqual([]);
});

test("an approver raises a limit; a refusal and no answer keep what is typed", async () => {
  await open(["approver"], []);
  await seesText("An account may have 20 files of its own.");
  await press("Raise a file limit");
  await type("Account UID", "20260041");
  await type("Files that the account may have", "30");
  await type("Reason", "Scans of one page each");
  await until(() => expect(document.getAnimations()).toEqual([]));
  expect(await brokenRules()).toEqual([]);
  const send = () => press("Raise the limit");
  await send();
  await until(() => server.newest(calls.deskRaiseFileLimit));
  server.refuse(calls.deskRaiseFileLimit, "fileLimitNotHigher", { max: 40 });
  await seesText("The limit of this account is already 40 files. Enter a higher number.");
  await send();
  await until(() => server.newest(calls.deskRaiseFileLimit));
  server.lose(calls.deskRaiseFileLimit);
  await seesText("The server cannot be reached. Check your connection and try again.");
  await send();
  await until(() =>
    expect(server.newest(calls.deskRaiseFileLimit).body).toEqual({
      account_number: "20260041",
      files_total: 30,
      reason: "Scans of one page each",
    }),
  );
  server.always(calls.deskFileLimits, () => [raised]);
  server.answer(calls.deskRaiseFileLimit, {});
  await until(() => expect(rowTexts()).toHaveLength(1));
});

test("at 360 px the page is not wider than the window", async () => {
  await page.viewport(360, 800);
  await open(["approver"]);
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 900);
});
