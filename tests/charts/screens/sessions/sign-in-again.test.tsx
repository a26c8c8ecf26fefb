import type { SignInAgainInput } from "@gatehouse/machines/sessions/sign-in-again";
import { beforeAll } from "vitest";
import { limits } from "#contract/limits.ts";
import { pass } from "../../../support/screens/clock.ts";
import { prepareScreen } from "../../../support/screens/screen.tsx";
import { onScreens } from "../../../support/screens/screen-ui.ts";
import { testPaths } from "../../../support/screens/walk.ts";
import { atForm, openForm, refuseSomething } from "../application/at-form.ts";
import { signInAgainTable } from "./sign-in-again.ts";

beforeAll(prepareScreen);

testPaths(
  onScreens(signInAgainTable, {
    /** The dialog over a form with something unsaved, once the session has ended. */
    open: async (input) => {
      await openForm({
        isHeld: true,
        isAssistant: (input as SignInAgainInput).role === "assistant",
      });
      await refuseSomething();
      await pass(limits.sessionRedirectMs);
    },
    states: { back: atForm },
  }),
);
