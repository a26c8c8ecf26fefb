import { changePassword } from "#contract/calls/security.ts";
import { stopClock } from "../../../support/screens/clock.ts";
import { comesTo, press, seesNo } from "../../../support/screens/hand.ts";
import { entity, signIn } from "../../../support/screens/member.ts";
import { onScreens, ui } from "../../../support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
import { emptyTable, kindOf, typedTable, typePasswords } from "./form.ts";

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
    states: { accepted: () => seesNo("dialog") },
  }),
  onScreens(emptyTable, { open }),
]);
