import { afterEach } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import { accountInfo, entity, signIn } from "#tests/support/screens/member.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, leaveScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { freshnessTable, isNewer, setHidden } from "./freshness.ts";

async function open() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.withhold(lineVersion);
  openScreen("/kyc/user");
  await comesTo(entity);
}

const newName = "Harbour Light Holdings Limited";

/** The page is loaded again, and shows what is new. */
async function answerNewer() {
  const answerAgain = server.withhold(insInfo);
  await ui.answer(lineVersion, { version: "2" });
  await ui.answer(insInfo, { ...accountInfo("institutional"), entity_name: newName });
  answerAgain();
  await comesTo(newName);
}

eachScreen();
afterEach(() => setHidden(false));

testPaths(
  onScreens(freshnessTable, {
    open,
    leave: () => {
      leaveScreen();
      setHidden(false);
    },
    events: {
      "page.hide": async () => setHidden(true),
      "page.show": async () => setHidden(false),
      "xstate.done.actor.askVersion": ({ output }) =>
        isNewer(output) ? answerNewer() : ui.answer(lineVersion, { version: "1" }),
    },
  }),
);
