import { expect } from "vitest";
import { register } from "#contract/calls/account.ts";
import { changePassword } from "#contract/calls/security.ts";
import { stopClock, until } from "../../../support/screens/clock.ts";
import { comesTo, press, seesNo } from "../../../support/screens/hand.ts";
import { entity, signIn } from "../../../support/screens/member.ts";
import { onScreens, ui } from "../../../support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "../../../support/screens/screen.tsx";
import { type Sight, testPaths } from "../../../support/screens/walk.ts";
import { openAtPassword } from "../accounts/at-code.ts";
import { givePassword, wrongDetails } from "../accounts/registration.ts";
import { ofInstitution } from "../application/sections.model.ts";
import { openSections } from "../application/sections.ts";
import {
  emptyTable,
  faultyTable,
  kindOf,
  returnedTable,
  typedTable,
  typePasswords,
} from "./form.ts";

async function open() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  openScreen("/kyc/user");
  await comesTo(entity);
  await press("Change password");
}

let edits = 0;
/** Other words than before. */
function edit() {
  edits += 1;
  return typePasswords(ui, "Quiet-Stationery-77", `Walnut-Ladder-${edits}`);
}

/** What is wrong takes the focus each time. */
const isFocused = () =>
  until(() => expect(document.activeElement?.getAttribute("role")).toBe("alert"));
const focused =
  (state: string): Sight =>
  async (at) => {
    await typedTable.states[state]!(ui, at);
    await isFocused();
  };

eachScreen();
testPaths([
  onScreens(typedTable, {
    open,
    events: {
      "field.edit": edit,
      "xstate.done.actor.check": (event) =>
        kindOf(event) === "accepted"
          ? ui.answer(changePassword, {})
          : ui.refuse(changePassword, "wrongPassword"),
    },
    states: {
      accepted: () => seesNo("dialog"),
      rejected: focused("rejected"),
      unreachable: focused("unreachable"),
    },
  }),
  onScreens(returnedTable, {
    isMeant: (_, id) => id === "detailsForm",
    open: async () => {
      await openAtPassword();
      await givePassword(ui, "Quiet-Stationery-77");
      await ui.refuse(register, "malformed", wrongDetails);
      await comesTo("Create a new account");
    },
  }),
  onScreens(faultyTable(ofInstitution), {
    unseen: { "always has #failed": "What is returned has failed from the start." },
    open: async () => {
      await openSections("institutional", "/kyc/verify", ofInstitution);
      await ofInstitution.beReturned(ui);
    },
  }),
  onScreens(emptyTable, {
    open,
    events: {
      "form.check": async (event, before) => {
        await emptyTable.events["form.check"]!(ui, event, before);
        await isFocused();
      },
    },
    unseen: {
      "can always field.edit":
        "The chart takes no such event, and is only spared one for each key.",
    },
  }),
]);
