import { kycForm } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { fillStorage, freeStorage } from "#tests/support/full-storage.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { signIn, storedForm } from "#tests/support/screens/member.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { applicationTable, saveLess, saveMore, wasSubmitted } from "./application.ts";
import { receipt } from "./sections.model.ts";

async function open() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  openScreen("/kyc/verify?section=flatServices");
  await until(
    () => server.newest(kycForm),
    () => void pass(100),
  );
}

eachScreen();

testPaths(
  onScreens(applicationTable, {
    open,
    events: {
      "xstate.done.actor.draftOpening": ({ output }) =>
        ui.answer(kycForm, storedForm(wasSubmitted(output) ? { submission: receipt } : {})),
      "copy.fail": async () => {
        fillStorage();
        await saveMore(ui);
        await pass(limits.journalDelayMs);
      },
      "copy.keep": async () => {
        freeStorage();
        await saveLess(ui);
        await pass(limits.journalDelayMs);
      },
    },
  }),
);
