import { inject } from "vitest";
import { endSessions } from "#contract/calls/security.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { letGoAt, noticesTable } from "#tests/charts/screens/notifications/notices.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-TW";
const say = await spokenIn(locale);

class Scene extends PageUi {
  email = "";
  start = 0;

  /** Makes it this moment of the model. */
  setNow = (now: number) => this.page.clock.setSystemTime(this.start + now);

  /** Signs out another device, as a screen reader does: neither the pointer nor the focus leaves a toast. */
  async signOut({ code }: AnyEvent): Promise<void> {
    const name = say("Unknown device", "part");
    const button = await this.page.getByRole("button", { name }).first().elementHandle();
    await button!.dispatchEvent("click", { detail: 1 });
    if (code === "serverError") return this.wire.refuse(endSessions, "serverError");
    // Another one is to be signed out next time.
    await new Member(baseUrl, this.email).logIn();
    await this.wire.pass(endSessions);
    await button!.waitForElementState("hidden");
  }

  /** The close buttons of the toasts. */
  readonly closing = this.page
    .locator("p")
    .getByRole("button", { name: say("Close message", "whole") });
}

/** The dashboard of a person who is signed in on another device; the time of the page stands still. */
async function open(): Promise<Scene> {
  const member = await Member.at(baseUrl);
  const context = await visit({ baseUrl, locale, member });
  await new Member(baseUrl, member.email).logIn();
  const wire = await Wire.of(context, [endSessions]);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/kyc/user");
  const scene = new Scene(page, wire, undefined, say);
  scene.email = member.email;
  await scene.sees("heading", "Security");
  scene.start = Date.now() + 1000;
  await page.clock.pauseAt(scene.start);
  return scene;
}

/** The toasts over the dashboard, before the real server. */
testTour(
  onTour<Scene>(noticesTable, {
    open,
    events: {
      tick: async (scene, { now }) => {
        await scene.setNow((now as number) - 100);
        await scene.pass(100);
      },
      "notice.show": async (scene, event) => {
        await scene.setNow(event["now"] as number);
        await scene.signOut(event);
      },
      "notice.dismiss": (scene, _, before) =>
        before.matches("held")
          ? scene.closing.first().press("Enter")
          : scene.closing.first().dispatchEvent("click"),
      "notices.hold": (scene) => scene.closing.last().focus(),
      "notices.release": async (scene) => {
        await scene.setNow(letGoAt);
        await scene.page.locator(":focus").blur();
      },
    },
  }),
);
