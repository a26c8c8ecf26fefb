import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ReplyTo } from "#contract/calls/call.ts";
import { deskDeliveries, deskSendAgain } from "#contract/calls/desk-cases.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { answerDesk, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { mei, now } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, seesText } from "#tests/support/screens/hand.ts";

testAtDesk();

const delivered = {
  id: "msg_2",
  platform: "Market",
  event: "kyc.status.changed",
  sequence: 8,
  created_at: now,
  state: "delivered" as const,
  next_at: null,
  attempts: [{ at: now, status: 204, error: null }],
};

const at = "23 November 2026, 10:00 HKT";
const attempt = { at: now - 6e4, status: 503, error: null };
const failed: ReplyTo<typeof deskDeliveries>[number] = {
  ...delivered,
  id: "msg_1",
  sequence: 7,
  state: "failed",
  attempts: [attempt, { at: now, status: null, error: "timeout" }],
};

function answerAs(role: "administrator" | "auditor") {
  answerDesk(undefined, { ...mei, roles: [role] });
  server.always(deskDeliveries, () => [delivered, failed]);
}

test("an auditor reads what was delivered and what failed", async () => {
  answerAs("auditor");
  openDesk("/desk/deliveries");
  await comesTo("Webhook deliveries");
  const rows = page.getByRole("row").elements().slice(1);
  expect(rows.map((each) => [...each.children].map((cell) => cell.textContent).slice(1))).toEqual([
    ["Market", "kyc.status.changed8", "Delivered", `HTTP 204${at} · 1 attempt`, "–"],
    ["Market", "kyc.status.changed7", "Failed", `No response (timeout)${at} · 2 attempts`, "–"],
  ]);
  expect(await brokenRules()).toEqual([]);
});

test("an administrator sends a failed message again; a refusal and no answer are said", async () => {
  answerAs("administrator");
  openDesk("/desk/deliveries");
  await comesTo("Webhook deliveries");
  server.withhold(deskSendAgain);
  await press("Send again: Market, 7");
  await until(() => server.newest(deskSendAgain));
  server.refuse(deskSendAgain, "deliveryNotFailed");
  await seesText("This message has already been sent again. Check the list.");
  await press("Send again: Market, 7");
  await until(() => server.newest(deskSendAgain));
  server.lose(deskSendAgain);
  await seesText("The server cannot be reached. Check your connection and try again.");
  const again = { ...failed, state: "waiting" as const, next_at: now };
  server.always(deskDeliveries, () => [delivered, again]);
  server.always(deskSendAgain, () => ({}));
  await press("Send again: Market, 7");
  await seesText("Waiting");
  expect(page.getByRole("button", { name: /^Send again/ }).elements()).toEqual([]);
});
