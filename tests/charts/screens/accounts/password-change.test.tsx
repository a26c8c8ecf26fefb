import { afterEach, beforeAll, expect, test } from "vitest";
import { changePassword } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { brokenRules } from "../../../support/screens/axe.ts";
import { server } from "../../../support/screens/border.ts";
import { stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesNo, type } from "../../../support/screens/hand.ts";
import { entity, signIn } from "../../../support/screens/member.ts";
import { leaveScreen, openScreen, prepareScreen } from "../../../support/screens/screen.tsx";

beforeAll(prepareScreen);
afterEach(leaveScreen);

const title = "Change password";
const next = "Walnut-Ladder-31";

test("a password is changed in a dialog that shows a refusal, closes when done and opens empty", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  openScreen("/kyc/user");
  await comesTo(entity);
  await press(title);
  await sees("dialog", "All other devices will be signed out.");
  expect(await brokenRules()).toEqual([]);
  await type("Current password", "Quiet-Stationery-77");
  await type("New password", next);
  await type("Confirm password", next);
  await press(title);
  const asked = await until(() => server.newest(changePassword));
  expect(asked.body).toEqual({ password: "Quiet-Stationery-77", new_password: next });
  server.refuse(changePassword, "wrongPassword");
  await sees("alert", refusals.wrongPassword.message.message ?? "");
  await press(title);
  await until(() => server.newest(changePassword));
  server.answer(changePassword, {});
  await seesNo("dialog");
  await seesButton(title, true);
  await press(title);
  await sees("dialog", "All other devices will be signed out.");
  expect(
    [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input")].map(
      (input) => input.value,
    ),
  ).toEqual(["", "", ""]);
  await press("Close");
  await seesNo("dialog");
});
