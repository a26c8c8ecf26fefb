import { kycForm } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { fillStorage, freeStorage } from "../../../support/full-storage.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, stopClock, until } from "../../../support/screens/clock.ts";
import { signIn, storedForm } from "../../../support/screens/member.ts";
import { onScreens, ui } from "../../../support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
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
