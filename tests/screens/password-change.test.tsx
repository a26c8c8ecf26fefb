import { afterEach, beforeAll, expect, test } from "vitest";
import { changePassword } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals.ts";
import { brokenRules } from "./kit/axe.ts";
import { server } from "./kit/border.ts";
import { stopClock, until } from "./kit/clock.ts";
import { comesTo, press, sees, seesButton, seesNo, type } from "./kit/hand.ts";
import { entity, signIn } from "./kit/member.ts";
import { leaveScreen, openScreen, prepareScreen } from "./kit/screen.tsx";

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
  await sees("dialog", "All other devices are signed out.");
  expect(await brokenRules()).toEqual([]);
  await type("Current password", "Quiet-Stationery-77");
  await type("New password", next);
  await type("Password again", next);
  await press(title);
  const asked = await until(() => server.newest(changePassword));
  expect(asked.body).toEqual({ password: "Quiet-Stationery-77", new_password: next });
  server.refuse(changePassword, "wrongPassword");
  await sees("alert", refusals.wrongPassword.says.message ?? "");
  await press(title);
  await until(() => server.newest(changePassword));
  server.answer(changePassword, {});
  await seesNo("dialog");
  await seesButton(title, true);
  await press(title);
  await sees("dialog", "All other devices are signed out.");
  expect(
    [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input")].map(
      (input) => input.value,
    ),
  ).toEqual(["", "", ""]);
  await press("Close");
  await seesNo("dialog");
});
