import type { RegisterResult } from "@gatehouse/machines/registration/registration";
import type { Page } from "playwright";
import { inject } from "vitest";
import { register } from "#contract/calls/account.ts";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import { within } from "#models/kit/specification.ts";
import {
  detailsIn,
  giveDetails,
  givePassword,
  isProved,
  registrationTable,
  wrongDetails,
} from "../../screens/accounts/registration.ts";
import { contactName, password, someone } from "../../../journeys/support/applicant.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { fillSection } from "../../../journeys/support/filling.ts";
import { PointerHand } from "../../../journeys/support/hands.ts";
import { codeFor } from "../../../journeys/support/mailbox.ts";
import { wordsIn } from "../../../journeys/support/words.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-TW";
const [words, say] = await Promise.all([wordsIn(locale), spokenIn(locale)]);

class Scene extends PageUi {
  /** The address that is registered. */
  email = "";

  constructor(page: Page, wire: Wire) {
    super(page, wire, () => this.email, say);
  }
}

/** One code goes to an address in a minute. */
const model = within(
  registrationTable.model,
  ({ type }, at) => type !== "xstate.done.actor.emailProof" || !at.matches({ proving: "again" }),
);

/** The registration page with the details that no walk changes; loaded again where a code is on its way. */
async function open(input: unknown): Promise<Scene> {
  const context = await visit({ baseUrl, locale });
  const wire = await Wire.of(context, [register]);
  const page = await context.newPage();
  await page.goto("/kyc/signup");
  await fillSection({ hand: new PointerHand(page), words, all: {} }, signupDetails, {
    register_type: "institution",
    contact_name: contactName,
    phone: { country_code: "+852", number: "9123 4567" },
  });
  const scene = new Scene(page, wire);
  const { details, email } = input as { details: { designation: string }; email: string };
  if (email === "") return scene;
  scene.email = someone();
  await giveDetails(scene, { ...details, email }, scene.email);
  await scene.comesTo("Enter the code from the email");
  await codeFor(baseUrl, scene.email, "code.register");
  await page.reload();
  return scene;
}

/** The server makes the account; or the proof is of another browser; or its rules have changed since the page was loaded. */
const answers: Record<RegisterResult["kind"], (scene: Scene) => Promise<void>> = {
  registered: ({ wire }) => wire.pass(register),
  proofSpent: async ({ wire, page }) => {
    await wire.sent(register);
    await page.context().clearCookies({ name: /pre$/ });
    await wire.pass(register);
  },
  detailsInvalid: ({ wire }) => wire.refuse(register, "malformed", wrongDetails),
};

/** A new applicant, before the real server. */
testTour(
  onTour<Scene>(
    { ...registrationTable, model },
    {
      open,
      events: {
        // A code goes to an address that had none before.
        "xstate.done.actor.detailsForm": async (scene, event, before) => {
          if (!isProved(event, before)) scene.email = someone();
          await giveDetails(scene, detailsIn(event), scene.email);
        },
        "xstate.done.actor.emailProof": async (scene) => {
          const code = await codeFor(baseUrl, scene.email, "code.register");
          await scene.type("Verification code", code);
          await scene.press("Confirm code");
        },
        "xstate.done.actor.passwordForm": async (scene, { output }) => {
          await givePassword(scene, password);
          await answers[(output as { result: RegisterResult }).result.kind](scene);
        },
      },
    },
  ),
);
