import { expect, test } from "vitest";
import { changePassword } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { wiredOwnData } from "#portal/features/sharing/own-data.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo } from "#tests/support/screens/hand.ts";
import { entity, signIn } from "#tests/support/screens/member.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { formDialogTable, sendPassword, title } from "./form-dialog.ts";

const next = "Walnut-Ladder-31";

async function openDashboard() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  openScreen("/kyc/user");
  await comesTo(entity);
}

const present = "Quiet-Stationery-77";
const send = () => sendPassword(ui, present, next);

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input")].map(
    (input) => input.value,
  );

async function seesEmptyForm() {
  await sees("dialog", "All other devices will be signed out.");
  expect(typed()).toEqual(["", "", ""]);
}

eachScreen();

testPaths(
  onScreens(formDialogTable, {
    // The dialog of the account's own data runs the same chart.
    isMeant: ({ machine }) => machine !== wiredOwnData,
    open: openDashboard,
    events: {
      "xstate.done.actor.form": async () => {
        await send();
        server.answer(changePassword, {});
      },
    },
    states: { opened: seesEmptyForm },
  }),
);

test("a rejected change shows why, can be sent again, and the next dialog is empty", async () => {
  await openDashboard();
  await press(title);
  await send();
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
