import { expect, test } from "vitest";
import { changePassword } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { wiredOwnData } from "#portal/features/sharing/own-data.ts";
import { server } from "../../../support/screens/border.ts";
import { stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, sees, seesButton, seesNo, type } from "../../../support/screens/hand.ts";
import { entity, signIn } from "../../../support/screens/member.ts";
import { eachScreen, openScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { formDialogModel } from "../../models/shared/form-dialog.ts";

const title = "Change password";
const next = "Walnut-Ladder-31";

async function openDashboard() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  openScreen("/kyc/user");
  await comesTo(entity);
}

async function sendPassword() {
  await type("Current password", "Quiet-Stationery-77");
  await type("New password", next);
  await type("Confirm password", next);
  await press(title);
  const asked = await until(() => server.newest(changePassword));
  expect(asked.body).toEqual({ password: "Quiet-Stationery-77", new_password: next });
}

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input")].map(
    (input) => input.value,
  );

async function seesEmptyForm() {
  await sees("dialog", "All other devices will be signed out.");
  expect(typed()).toEqual(["", "", ""]);
}

eachScreen();

testPaths({
  model: formDialogModel,
  // The dialog of the account's own data runs the same chart.
  isMeant: ({ machine }) => machine !== wiredOwnData,
  open: openDashboard,
  events: {
    "dialog.open": () => press(title),
    "dialog.close": () => press("Close"),
    "xstate.done.actor.form": async () => {
      await sendPassword();
      server.answer(changePassword, {});
    },
  },
  states: {
    closed: async () => {
      await seesNo("dialog");
      await seesButton(title, true);
    },
    opened: seesEmptyForm,
  },
});

test("a rejected change shows why, can be sent again, and the next dialog is empty", async () => {
  await openDashboard();
  await press(title);
  await sendPassword();
  server.refuse(changePassword, "wrongPassword");
  await sees("alert", refusals.wrongPassword.message.message ?? "");
  await press(title);
  await until(() => server.newest(changePassword));
  server.answer(changePassword, {});
  await seesNo("dialog");
  await press(title);
  await sees("dialog", "All other devices will be signed out.");
  expect(typed()).toEqual(["", "", ""]);
});
