import type { Found } from "@gatehouse/machines/desk/desk";
import { beforeAll, inject } from "vitest";
import { deskCode, deskLogin, deskLogout, deskMe } from "#contract/calls/desk-session.ts";
import { deskTable, giveCode, givePassword } from "#tests/charts/screens/desk/desk.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { addToDesk, type DeskPerson, signedInAtDesk } from "#tests/journeys/support/desk.ts";
import { prepared } from "#tests/journeys/support/member.ts";
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
    await this.#context.addCookies(signedIn);
  }

  get #isAtCase(): boolean {
    return /\/case\//.test(this.page.url());
  }

  /** Opens a case from the queue of those that no one works on. */
  async openCase(): Promise<void> {
    if (this.#isAtCase) await this.closeCase();
    await this.page.getByRole("navigation").locator('a[href*="unassigned"]').click();
    await this.page.locator("[data-row]").first().click();
    await this.page.waitForURL(/\/case\//);
  }

  /** Goes back to the queue, where the row of the case has the focus. */
  async closeCase(): Promise<void> {
    await this.page.goBack();
    await this.page.locator("[data-row]:focus").waitFor();
  }

  /** Opens another queue; from a case the one before it. */
  async openQueue(): Promise<void> {
    if (this.#isAtCase) return void (await this.page.goBack());
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

/** The queue of the cases that no one works on has one at least. */
beforeAll(async () => {
  const { member } = await prepared("otcHongKong", "individual");
  await member.submit();
});

/** Signing in to the desk and out of it, before the real server. */
testTour(
  onTour<Scene>(deskTable, {
    open,
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
      "row.leave": (scene) => scene.openCase(),
      "screen.close": async (scene) => {
        await scene.openCase();
        await scene.closeCase();
      },
      "session.displace": async (scene) => {
        await scene.displace();
        await scene.openQueue();
      },
    },
  }),
);
