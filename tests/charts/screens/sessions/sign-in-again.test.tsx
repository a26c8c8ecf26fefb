import type { SignInAgainInput } from "@gatehouse/machines/sessions/sign-in-again";
import { beforeAll } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { prepareScreen } from "#tests/support/screens/screen.tsx";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { type Sight, testPaths } from "#tests/support/screens/walk.ts";
import { openForm } from "./at-form.ts";
import { signInAgainTable } from "./sign-in-again.ts";

beforeAll(prepareScreen);

/** The notice is still there. */
const saysEnded =
  (state: string): Sight =>
  async (at) => {
    await signInAgainTable.states[state]!(ui, at);
    await ui.seesText(refusals.sessionExpired.message.message ?? "");
  };

testPaths(
  onScreens(signInAgainTable, {
    states: {
      askingPassword: saysEnded("askingPassword"),
      offeringCode: saysEnded("offeringCode"),
    },
    /** The dialog over a form with something unsaved, once the session has ended. */
    open: async (input) => {
      await openForm({ isHeld: true }, (input as SignInAgainInput).role === "assistant");
      await ui.refuse(saveKyc, "sessionExpired");
      await ui.pass(limits.sessionRedirectMs);
    },
  }),
);
