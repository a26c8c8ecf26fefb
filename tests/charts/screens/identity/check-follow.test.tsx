import { afterEach } from "vitest";
import type { CheckState } from "#contract/identity/check-states.ts";
import { seesNo, seesText } from "#tests/support/screens/hand.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { setHidden } from "../dashboard/freshness.ts";
import { answerState, asked, endLink, openAt } from "./checks.ts";
import { checkFollowTable, stateKnown } from "./check-follow.ts";

eachScreen();
afterEach(() => setHidden(false));

testPaths(
  onScreens(checkFollowTable, {
    open: async () => {
      setHidden(false);
      openAt("/kyc/zolozAuthentication");
    },
    events: {
      "page.hide": async (_, before) => {
        setHidden(true);
        // What was asked before says nothing more.
        if (before.matches("asking")) await answerState("underWay");
      },
      "page.show": async () => setHidden(false),
      "xstate.done.actor.ask": (event) => {
        const state = stateKnown(event);
        return state === undefined ? endLink() : answerState(state as CheckState);
      },
    },
    states: {
      asking: async (at) => {
        await checkFollowTable.states["asking"]!(ui, at);
        await seesNo("alert");
      },
      waiting: async (at) => {
        await checkFollowTable.states["waiting"]!(ui, at);
        await seesNo("alert");
        if (at.context.reported === "check.ready")
          await seesText(new RegExp(`${asked.applicant} has named ${asked.person}`));
      },
    },
  }),
);
