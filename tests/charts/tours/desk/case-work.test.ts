import { beforeAll, inject } from "vitest";
import { deskCase } from "#contract/calls/desk-case.ts";
import { deskClaim, deskRelease, deskVerdict } from "#contract/calls/desk-work.ts";
import { caseWorkTable, changesOf, keys, verdictIn } from "#tests/charts/screens/desk/case-work.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { caseSeen, type DeskUser, review, signedInAtDesk } from "#tests/journeys/support/desk.ts";
import { given, prepared } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-TW";

let reviewer: DeskUser;
let id = "";
let name = "";

/** A case that a person of the desk has claimed. */
beforeAll(async () => {
  const { member } = await prepared("otcHongKong", "individual");
  await member.submit();
  id = member.formId;
  reviewer = await signedInAtDesk("Una", "reviewer");
  await review(reviewer, id);
  ({ name } = await caseSeen(reviewer, id));
});

class Scene extends PageUi {
  /** The focus is on an answer, and the key of its verdict is pressed. */
  async giveVerdict(verdict: keyof typeof keys): Promise<void> {
    const { key, at } = keys[verdict];
    await this.page.locator("[data-answer]").nth(at).press(key);
  }

  /** The verdict is rejected: the person has given the case back in another browser, and takes it again. */
  async reject(): Promise<void> {
    const params = { id };
    given(await reviewer.api(deskRelease, { params }));
    const rejected = this.page.waitForResponse((response) => response.url().endsWith("/verdict"));
    await this.wire.pass(deskVerdict);
    await rejected;
    given(await reviewer.api(deskClaim, { params }));
  }
}

async function open(): Promise<Scene> {
  const context = await visit({
    baseUrl: inject("baseUrl"),
    locale,
    width: 1440,
    member: reviewer,
  });
  const wire = await Wire.of(context, [deskCase, deskVerdict]);
  const page = await context.newPage();
  await page.goto(`/desk/case/${id}`);
  return new Scene(page, wire, () => name, await spokenIn(locale));
}

/** Verdicts by key on a case, before the real server. */
testTour(
  onTour<Scene>(caseWorkTable, {
    open,
    events: {
      "change.send": async (scene, { change }, before) => {
        await scene.giveVerdict(verdictIn(change));
        // A case that was asked for before the change is shown no more.
        if (before.matches("loading")) await scene.wire.pass(deskCase);
      },
      "xstate.done.actor.load": (scene, { output }) =>
        (output as { shown: object | null }).shown === null
          ? scene.refuse(deskCase, "notFound")
          : scene.wire.pass(deskCase),
      "xstate.done.actor.send": (scene, { output }) =>
        (output as { kind: string }).kind === "answered"
          ? scene.wire.pass(deskVerdict)
          : scene.reject(),
    },
    states: {
      sending: async (scene, at) => {
        await caseWorkTable.states["sending"]!(scene, at);
        const verdict = verdictIn(changesOf(at)[0]);
        const isIt = (request: { postDataJSON: () => unknown }) =>
          (request.postDataJSON() as { verdict: string }).verdict === verdict;
        await scene.wire.sent(deskVerdict, isIt);
      },
    },
  }),
);
