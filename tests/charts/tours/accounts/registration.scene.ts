import type { Page } from "playwright";
import { inject } from "vitest";
import { register } from "#contract/calls/account.ts";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import { giveDetails } from "#tests/charts/screens/accounts/registration.ts";
import { contactName } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { fillSection } from "#tests/journeys/support/filling.ts";
import { PointerHand } from "#tests/journeys/support/hands.ts";
import { codeFor } from "#tests/journeys/support/mailbox.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";
import { PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";
import { allOf } from "#tests/support/written.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-TW";
const [words, say] = await Promise.all([wordsIn(locale), spokenIn(locale)]);

/** The registration page. */
export class Scene extends PageUi {
  /** The address that is registered. */
  email = "";

  constructor(page: Page, wire: Wire) {
    super(page, wire, () => this.email, say);
  }

  /** The wait for another code is counted down. */
  seesWait(): Promise<unknown> {
    return this.seesButton(allOf("Send again in {count} s"), false);
  }

  async giveCode(): Promise<void> {
    const code = await codeFor(baseUrl, this.email, "code.register");
    await this.type("Verification code", code);
    await this.press("Confirm code");
  }
}

/** The registration page with the details that no walk changes. */
export async function openRegistration(): Promise<Scene> {
  const context = await visit({ baseUrl, locale });
  const wire = await Wire.of(context, [register]);
  const page = await context.newPage();
  await page.goto("/kyc/signup");
  await fillSection({ hand: new PointerHand(page), words, all: {} }, signupDetails, {
    register_type: "institution",
    contact_name: contactName,
    phone: { country_code: "+852", number: "9123 4567" },
  });
  return new Scene(page, wire);
}

type Details = Parameters<typeof giveDetails>[1];

/** The same at its second pane, where a code is on its way to this address. */
export async function openAtCode(details: Details, email: string): Promise<Scene> {
  const scene = await openRegistration();
  scene.email = email;
  await giveDetails(scene, details, email);
  await scene.comesTo("Enter the code from the email");
  await codeFor(baseUrl, email, "code.register");
  return scene;
}
