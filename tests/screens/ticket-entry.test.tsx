import { beforeAll, expect, test } from "vitest";
import { brokenRules } from "./kit/axe.ts";
import { comesTo } from "./kit/hand.ts";
import { leaveScreen, prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { openAt, ticketEntryTable } from "./paths/ticket-entry.ts";

beforeAll(prepareScreen);
testPaths(ticketEntryTable);

test.each([
  ["invite", "Open the link in your invitation"],
  ["platform", "Come here from your platform"],
] as const)("%s: opened by its address alone, the page says how to come", async (half, title) => {
  try {
    openAt(half, false);
    await comesTo(title);
    expect(await brokenRules()).toEqual([]);
  } finally {
    leaveScreen();
  }
});

test("the address of the page is clean before anything is asked of the server", async () => {
  try {
    openAt("platform", true);
    await comesTo("One moment");
    expect(location.hash).toEqual("");
  } finally {
    leaveScreen();
  }
});
