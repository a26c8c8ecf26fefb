import type { Page } from "playwright";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { bindEmail } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import {
  accountWith,
  emailChangeTable,
  kindOf,
} from "#tests/charts/screens/accounts/email-change.ts";
import { password, someone } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { codeAfter } from "#tests/journeys/support/mailbox.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { atPlatform, linkFor, madeBy } from "#tests/journeys/support/platform.ts";
import { codeWaitEnds } from "../kit/elapsed.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-TW";
const say = await spokenIn(locale);

class Scene extends PageUi {
  /** The address of the account as it is, and the one it is to have. */
  present: string;
  email = "";

  constructor(page: Page, wire: Wire, present: string) {
    super(page, wire, (value) => (value === "ada@former.example" ? this.present : this.email), say);
    this.present = present;
  }

  /** Codes that were given; each proves once. */
  readonly #given = new Map<string, string>();

  async giveCode(address: string) {
    const code = await codeAfter(this.#given.get(address) ?? "", baseUrl, address, "code.change");
    this.#given.set(address, code);
    await this.type("Verification code", code);
    await this.press("Confirm code");
  }
}

/** Proving again would need a second code, and one goes to an address in a minute. */
const isPossible = ({ type }: AnyEvent, at: AnyMachineSnapshot) =>
  type !== "xstate.done.actor.emailProof" || at.matches({ asked: { proving: "firstTime" } });

/** Of an account that has a password, then of one without: what a walk did before is not done again. */
const model = {
  ...accountWith(true),
  runs: [...accountWith(true, isPossible).runs, ...accountWith(false, isPossible).runs],
};

async function open(member: Member): Promise<Scene> {
  const context = await visit({ baseUrl, locale, member });
  const wire = await Wire.of(context, [bindEmail]);
  const page = await context.newPage();
  await page.goto("/kyc/user");
  return new Scene(page, wire, member.email);
}

/** The password is mistyped first: the form says so and sends the next one. */
async function givePassword(scene: Scene, event: AnyEvent) {
  for (const given of ["Wrong-Kettle-58", password]) {
    await scene.type("Current password", given);
    await scene.press("Confirm the change");
    if (given === password) continue;
    await scene.wire.pass(bindEmail);
    await scene.sees("alert", refusals.wrongPassword.message.message ?? "");
  }
  await answer(scene, event);
}

async function answer(scene: Scene, event: AnyEvent) {
  const { wire, email } = scene;
  if (kindOf(event) === "proofSpent") {
    await wire.sent(bindEmail);
    await Member.at(baseUrl, "institution", email);
  }
  await wire.pass(bindEmail);
  if (kindOf(event) === "changed") scene.present = email;
}

/** Another address for an account, before the real server. */
testTour(
  onTour<Scene>(
    { ...emailChangeTable, model },
    {
      open: async (_, { steps }) => {
        const { account } = steps[0]!.event as unknown as { account: { has_password: boolean } };
        return open(
          account.has_password
            ? await Member.at(baseUrl)
            : await madeBy(await linkFor(atPlatform())),
        );
      },
      events: {
        "xstate.done.actor.addressForm": async (scene) => {
          scene.email = someone();
          await scene.type("New email address", scene.email);
          await scene.press("Send code");
        },
        // The next code to the present address may be sent at once, as it could after a minute.
        "xstate.done.actor.emailProof": async (scene) => {
          await codeWaitEnds(scene.present);
          await scene.giveCode(scene.email);
        },
        "xstate.done.actor.presentProof": (scene) => scene.giveCode(scene.present),
        "xstate.done.actor.passwordForm": givePassword,
        "xstate.done.actor.change": answer,
      },
    },
  ),
);
