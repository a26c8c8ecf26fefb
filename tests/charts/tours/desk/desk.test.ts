import type { Found } from "@gatehouse/machines/desk/desk";
import { inject } from "vitest";
import { deskCode, deskLogin, deskLogout, deskMe } from "#contract/calls/desk-session.ts";
import { deskTable, giveCode, givePassword } from "../../screens/desk/desk.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { addToDesk, type DeskPerson, signedInAtDesk } from "../../../journeys/support/desk.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-TW";

class Scene extends PageUi {
  /** Who signs in; a code of the app is valid once, so that another person does each time. */
  person: DeskPerson | null = null;
  readonly #context = this.page.context();

  /** The session ends on the server. */
  readonly endSession = () => this.#context.clearCookies();

  /** Another person signs in to the desk in this browser. */
  async displace(): Promise<void> {
    const { signedIn } = await signedInAtDesk("Noa", "reviewer");
    await this.#context.addCookies(signedIn.cookies);
  }

  /** Opens another queue. */
  async openQueue(): Promise<void> {
    const shown = await this.page.locator("h1").innerText();
    await this.page
      .getByRole("navigation")
      .getByRole("link")
      .filter({ hasNotText: shown })
      .first()
      .click();
  }
}

async function open(): Promise<Scene> {
  const member = await signedInAtDesk("Ida", "reviewer");
  const context = await visit({ baseUrl, locale, member });
  const wire = await Wire.of(context, [deskMe, deskLogin, deskCode, deskLogout]);
  const page = await context.newPage();
  const say = await spokenIn(locale);
  await page.goto("/desk");
  return new Scene(page, wire, undefined, say);
}

const noCase = "The queues hold no case that the walk may rely on; on screens one is opened.";

/** Signing in to the desk and out of it, before the real server. */
testTour(
  onTour<Scene>(deskTable, {
    open,
    beyond: {
      "desk --screen.close--> (stays)": noCase,
      "desk.signedIn --row.leave--> (stays)": noCase,
    },
    events: {
      "xstate.done.actor.findPerson": async (scene, { output }) => {
        if ((output as Found).person === null) await scene.endSession();
        await scene.wire.pass(deskMe);
      },
      "xstate.done.actor.passwordForm": async (scene) => {
        scene.person = await addToDesk("Nia", "reviewer");
        await givePassword(scene, scene.person.email, scene.person.password);
        await scene.wire.pass(deskLogin);
      },
      "xstate.done.actor.codeForm": async (scene) => {
        await giveCode(scene, scene.person!.code());
        await scene.wire.pass(deskCode);
      },
      "session.end": async (scene, _, before) => {
        if (before.matches("signedIn")) {
          await scene.endSession();
          return scene.openQueue();
        }
        if (!before.matches("leaving")) await giveCode(scene, scene.person!.code());
        await scene.endSession();
        return scene.wire.pass(before.matches("leaving") ? deskLogout : deskCode);
      },
      "session.displace": async (scene) => {
        await scene.displace();
        await scene.openQueue();
      },
    },
  }),
);
