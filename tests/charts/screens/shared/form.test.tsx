import { expect } from "vitest";
import { reportCharts } from "#browser/report-charts.ts";
import { register } from "#contract/calls/account.ts";
import { askTabs, liveChannel, type TabReport } from "#contract/charts/live-report.ts";
import { changePassword } from "#contract/calls/security.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, seesNo } from "#tests/support/screens/hand.ts";
import { entity, signIn } from "#tests/support/screens/member.ts";
import { portalNow } from "#tests/support/screens/portal.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, leaveScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { type Sight, testPaths } from "#tests/support/screens/walk.ts";
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

let stopTelling = () => {};
let told: TabReport[] = [];
let askAgain = () => {};

/** The charts of this tab are followed, as from the chart pages in another one. */
function tellEdits() {
  const channel = new BroadcastChannel(liveChannel);
  told = [];
  channel.onmessage = ({ data }) => void told.push(data as TabReport);
  askAgain = () => channel.postMessage(askTabs);
  const stop = reportCharts(portalNow());
  stopTelling = () => {
    stop();
    channel.close();
  };
}

/** How many edits of the form are told by now: a tab that is asked answers after all that it told. */
async function toldEdits(): Promise<number> {
  const greetings = () => told.filter(({ event }) => event === "").length;
  const before = greetings();
  askAgain();
  await until(() => expect(greetings()).toBeGreaterThan(before));
  return told.filter(({ event }) => event === "field.edit").length;
}

/** The chart pages beside this tab list no event for each further key. */
async function tellsNoKey() {
  const before = await toldEdits();
  await ui.type("Current password", "ab");
  expect(await toldEdits()).toEqual(before);
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
    open: async () => {
      await openSections("institutional", "/kyc/verify", ofInstitution);
      await ofInstitution.beReturned(ui);
    },
  }),
  onScreens(emptyTable, {
    open: async () => {
      tellEdits();
      await open();
    },
    leave: () => {
      stopTelling();
      leaveScreen();
    },
    events: {
      "form.check": async (event, before) => {
        await emptyTable.events["form.check"]!(ui, event, before);
        await isFocused();
      },
    },
    states: {
      edited: async (at) => {
        await emptyTable.states["edited"]!(ui, at);
        await tellsNoKey();
      },
    },
  }),
]);
