import { beforeAll } from "vitest";
import { zolozH5 } from "#contract/calls/identity/identity.ts";
import type { CheckState } from "#contract/identity/check-states.ts";
import { setHidden } from "#tests/charts/screens/dashboard/freshness.ts";
import { checkFollowTable, stateKnown } from "#tests/charts/screens/identity/check-follow.ts";
import { onTour } from "../kit/page-ui.ts";
import { testTour } from "../kit/walk.ts";
import { namedPeople, open, type Scene } from "./checks.scene.ts";

let people: Awaited<ReturnType<typeof namedPeople>>;
beforeAll(async () => {
  people = await namedPeople();
});

/** A link that ends is sent again, so that one person can have it; the other is verified. */
async function openByMail(isVerified: boolean): Promise<Scene> {
  const person = people[isVerified ? 1 : 0]!;
  const ticket = await person.ticket();
  const scene = await open({ path: `/kyc/zolozAuthentication#${ticket}`, calls: [zolozH5] });
  scene.ticket = ticket;
  scene.endLink = person.sendAgain;
  return scene;
}

/** The newest question is answered, and the page has read it. */
async function answer({ page, wire }: Scene): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes(zolozH5.path));
  await wire.pass(zolozH5);
  await (await answered).finished();
  await page.evaluate(() => undefined);
}

/** How the page beside the phone asks by itself, before the real server. */
testTour(
  onTour<Scene>(checkFollowTable, {
    open: (_, { steps }) => openByMail(steps.some(({ event }) => stateKnown(event) === "verified")),
    events: {
      "page.hide": async (scene, _, before) => {
        await scene.page.evaluate(setHidden, true);
        // What was asked before says nothing more.
        if (before.matches("asking")) await answer(scene);
      },
      "page.show": ({ page }) => page.evaluate(setHidden, false),
      "xstate.done.actor.ask": async (scene, event) => {
        const state = stateKnown(event);
        if (state === undefined) await scene.endLink();
        else await scene.become(state as CheckState);
        await answer(scene);
      },
    },
  }),
);
