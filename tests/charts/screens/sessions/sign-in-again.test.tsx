import type { SignInAgainInput } from "@gatehouse/machines/sessions/sign-in-again";
import { beforeAll } from "vitest";
import { sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { prepareScreen } from "../../../support/screens/screen.tsx";
import { onScreens, ui } from "../../../support/screens/screen-ui.ts";
import { testPaths } from "../../../support/screens/walk.ts";
import { openForm } from "./at-form.ts";
import { signInAgainTable } from "./sign-in-again.ts";

beforeAll(prepareScreen);

testPaths(
  onScreens(signInAgainTable, {
    unseen: {
      [`does not hear the answer to ${sendCaptchaByTicket.path}`]:
        "A code can be typed before it; the walks of the code see it.",
      "shows no alert":
        "It is the notice that the session has ended; the walks of the notices see notices.",
    },
    /** The dialog over a form with something unsaved, once the session has ended. */
    open: async (input) => {
      await openForm({ isHeld: true }, (input as SignInAgainInput).role === "assistant");
      await ui.refuse(saveKyc, "sessionExpired");
      await ui.pass(limits.sessionRedirectMs);
    },
  }),
);
