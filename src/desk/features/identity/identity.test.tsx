import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { DeskCheck } from "#contract/identity/desk-reply.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { answerDesk, atCase, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { now, row, sampleCase } from "#tests/support/screens/desk-sample.ts";
import { comesTo } from "#tests/support/screens/hand.ts";

testAtDesk();

const none = { kind: "identity", outcome: null, vendor: "", reference: "", attempts: 0 } as const;
const settlor: DeskCheck = { ...none, person: "1", name: "Chan Tai Man", state: "sent", at: now };
const child: DeskCheck = { ...none, person: "2", name: "Chan Siu Fung", state: "child", at: null };

test("the reviewer sees that a child has no check", async () => {
  answerDesk(sampleCase({ identity: [settlor, child] }));
  openDesk(`${atCase}?pane=identity`);
  await comesTo(row.name);
  const rows = page.getByRole("row", { name: /Chan/ });
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    "Chan Tai ManDocument and faceLink sent to the person23 November 2026, 10:00 HKT–",
    "Chan Siu FungChild: no check–",
  ]);
  expect(await brokenRules()).toEqual([]);
});
