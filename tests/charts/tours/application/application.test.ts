import type { Page } from "playwright";
import { inject } from "vitest";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import {
  applicationTable,
  saveLess,
  saveMore,
  wasSubmitted,
} from "#tests/charts/screens/application/application.ts";
import { fillStorage, freeStorage } from "#tests/support/full-storage.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { comes, inTime } from "../kit/sight.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-TW";
const say = await spokenIn(locale);

/** A page whose time goes on while it is looked at. */
class Scene extends PageUi {
  override seesText: PageUi["seesText"] = (text) =>
    comes(this.page, this.page.getByText(say(text, "part")).first());
  override comesTo: PageUi["comesTo"] = (title) =>
    comes(this.page, this.page.getByRole("heading", { level: 1, name: say(title, "whole") }));
}

const aWhile = 1000;
const baseUrl = inject("baseUrl");

/** A whole application, submitted where the walk says so, on a page that asks for it; time stands still. */
async function open(isSubmitted: boolean): Promise<Scene> {
  const member = await Member.at(baseUrl);
  await member.prepare();
  if (isSubmitted) await member.submit();
  const context = await visit({ baseUrl, locale, member });
  const wire = await Wire.of(context, [kycForm, saveKyc]);
  const page: Page = await context.newPage();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + aWhile);
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  await page.goto("/kyc/verify?section=flatServices");
  await inTime(page, () => wire.newest(kycForm));
  return new Scene(page, wire, undefined, say);
}

/** An application from its opening to its submission, before the real server. */
testTour(
  onTour<Scene>(applicationTable, {
    open: (_, { steps: [first] }) => open(wasSubmitted(first?.event["output"])),
    events: {
      "xstate.done.actor.draftOpening": ({ wire }) => wire.pass(kycForm),
      "copy.fail": async (scene) => {
        await scene.page.evaluate(fillStorage);
        await saveMore(scene);
        await scene.pass(limits.journalDelayMs);
      },
      "copy.keep": async (scene) => {
        await scene.page.evaluate(freeStorage);
        await saveLess(scene);
        await scene.pass(limits.journalDelayMs);
      },
    },
  }),
);
