import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { deskCases, deskDeliveries } from "#contract/calls/desk-cases.ts";
import { deskMe } from "#contract/calls/desk-session.ts";
import { brokenRules } from "../../../../tests/support/screens/axe.ts";
import { server } from "../../../../tests/support/screens/border.ts";
import { until } from "../../../../tests/support/screens/clock.ts";
import {
  answerDesk,
  leaveDesk,
  openDesk,
  prepareDesk,
} from "../../../../tests/support/screens/desk.tsx";
import { mei, now } from "../../../../tests/support/screens/desk-sample.ts";
import { comesTo, seesText } from "../../../../tests/support/screens/hand.ts";

beforeAll(prepareDesk);
afterEach(leaveDesk);

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

const attempt = { at: now - 6e4, status: 503, error: null };
const failed = {
  ...delivered,
  id: "msg_1",
  sequence: 7,
  state: "failed" as const,
  attempts: [attempt, { ...attempt, status: null, error: "timeout" }],
};

function answerAs(role: "administrator" | "auditor") {
  answerDesk();
  server.always(deskMe, () => ({ ...mei, roles: [role], idle_until: now + 36e5, now }));
  server.always(deskDeliveries, () => [delivered, failed]);
}

test("an auditor reads what was delivered and what failed", async () => {
  answerAs("auditor");
  openDesk("/desk/deliveries");
  await comesTo("Webhook deliveries");
  const rows = page.getByRole("row").elements().slice(1);
  expect(rows.map((each) => [...each.children].map((cell) => cell.textContent).slice(1))).toEqual([
    ["Market", "kyc.status.changed8", "Delivered", "1204", "–"],
    ["Market", "kyc.status.changed7", "Failed", "2timeout", "–"],
  ]);
  expect(await brokenRules()).toEqual([]);
});

test("an administrator, who has no cases, is led to the deliveries", async () => {
  answerAs("administrator");
  server.withhold(deskCases);
  const history = openDesk("/desk");
  await until(() => server.newest(deskCases));
  server.refuse(deskCases, "notFound");
  await comesTo("Webhook deliveries");
  expect(history.location.pathname).toBe("/desk/deliveries");
  await seesText("Delivered");
});
