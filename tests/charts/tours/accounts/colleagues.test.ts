import type { ColleaguesReply } from "@gatehouse/machines/collaborators/colleagues";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { formNews } from "#contract/calls/onboarding.ts";
import { colleaguesTable } from "#tests/charts/screens/accounts/colleagues.ts";
import { setHidden } from "#tests/charts/screens/dashboard/freshness.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { beforeDocuments, Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { inTime } from "../kit/sight.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-CN";
const say = await spokenIn(locale);
const aWhile = 1000;

class Scene extends PageUi {
  member!: Member;
  saves = 0;
}

/** The bank details in a tab whose time stands still. */
async function open(): Promise<Scene> {
  const member = await Member.at(inject("baseUrl"));
  await member.prepare(...beforeDocuments);
  const context = await visit({ baseUrl: inject("baseUrl"), locale, member });
  const wire = await Wire.of(context, [formNews]);
  const page = await context.newPage();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + aWhile);
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  await page.goto("/kyc/verify?section=flatServices");
  await inTime(page, () => wire.newest(formNews));
  return Object.assign(new Scene(page, wire, undefined, say), { member });
}

/** The server says what another device saved meanwhile; the names are those of the walk. */
async function answer(scene: Scene, { here, news }: ColleaguesReply) {
  scene.saves += 1;
  const branchName = `Branch ${scene.saves}`;
  if (news) await scene.member.save({ flatServices: { branchName } });
  await scene.wire.change(
    formNews,
    { here: [...here] },
    "The people of the walk have no accounts.",
  );
  if (!news) return;
  const field = scene.page.getByLabel(say("Branch name", "whole"));
  await inTime(scene.page, async () => {
    if ((await field.inputValue()) !== branchName) throw new Error("the news is not shown");
  });
}

/** A page that hears late of an answer begins its wait late. */
async function waits({ page, wire }: Scene, _: AnyEvent, { context }: AnyMachineSnapshot) {
  await page.clock.runFor((context as { wait: number }).wait);
  await inTime(page, () => wire.newest(formNews));
}

/** A page of the form that asks by itself, before the real server. */
testTour(
  onTour<Scene>(colleaguesTable, {
    open,
    events: {
      "page.rest": async ({ page, wire }, _, before) => {
        await page.evaluate(setHidden, true);
        if (before.matches("asking")) await wire.pass(formNews);
      },
      "xstate.after.wait.colleagues.waiting": waits,
      "xstate.after.wait.colleagues.unreachable": waits,
      "page.attend": ({ page }) => page.evaluate(setHidden, false),
      "xstate.done.actor.ask": (scene, { output }) => answer(scene, output as ColleaguesReply),
    },
  }),
);
