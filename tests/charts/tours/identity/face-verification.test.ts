import type { FaceVerificationInput } from "@gatehouse/machines/identity/face-verification";
import { beforeAll } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { newZolozLink, zolozH5 } from "#contract/calls/identity/identity.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { faceVerificationTable } from "#tests/charts/screens/identity/face-verification.ts";
import { titles } from "#tests/charts/screens/identity/titles.ts";
import { linkExpires } from "../kit/elapsed.ts";
import { onTour } from "../kit/page-ui.ts";
import { testTour } from "../kit/walk.ts";
import {
  changeLink,
  individual,
  isCheck,
  namedPeople,
  open,
  type Scene,
  stateIn,
} from "./checks.scene.ts";

let people: Awaited<ReturnType<typeof namedPeople>>;
beforeAll(async () => {
  people = await namedPeople();
});

const page = "/kyc/zolozAuthentication";

/** Each outcome follows the first answer. Of a person who came by mail only what is otherwise is walked. */
function isPossible(event: AnyEvent, at: AnyMachineSnapshot): boolean {
  const isFirst = at.matches({ following: "ready" });
  if (isCheck(event) && !isFirst) return false;
  const isByMail = ["check.verified", "link.expired", "ticket.change"].includes(event.type);
  if (!at.context.canRenew) return isByMail ? !at.matches("expired") : !isCheck(event);
  return event.type !== "ticket.change" || isFirst;
}

const words: Record<string, string> = {
  "Verify your face": "Verify your identity",
  "Your face is verified": "Your identity is verified",
  "The code has expired": "Page expired",
};

/** A link that ends is sent again, so that one person can have it; the other is verified. */
async function openByMail(isVerified: boolean): Promise<Scene> {
  const person = people[isVerified ? 1 : 0]!;
  const ticket = await person.ticket();
  const scene = await open({
    path: `${page}#${ticket}`,
    calls: [zolozH5],
    here: (title) => words[title] ?? title,
  });
  scene.ticket = ticket;
  scene.endLink = person.sendAgain;
  return scene;
}

async function openAsHolder(): Promise<Scene> {
  const { member } = await individual();
  const scene = await open({ path: page, calls: [newZolozLink, zolozH5], member });
  scene.endLink = () => linkExpires(scene.ticket);
  scene.otherLink = await people[1]!.ticket();
  return scene;
}

/** The code that is shown is that of the link beside it. */
async function takeLink(scene: Scene) {
  await scene.wire.pass(newZolozLink);
  const link = scene.page.locator('a[href*="/kyc/zoloz#"]').first();
  scene.ticket = new URL((await link.getAttribute("href"))!).hash.slice(1);
}

/** The page beside the phone, before the real server; the phone is another device. */
testTour(
  onTour<Scene>(
    { ...faceVerificationTable, model: within(faceVerificationTable.model, isPossible) },
    {
      // A person may begin so many checks a day, so that each walk has one of its own.
      steps: 40,
      open: (input, { steps }) =>
        (input as FaceVerificationInput).canRenew
          ? openAsHolder()
          : openByMail(steps.some(({ event }) => event.type === "check.verified")),
      events: {
        ...Object.fromEntries(
          ["ready", "underWay", "verified", ...Object.keys(titles)].map((state) => [
            `check.${state}`,
            (scene: Scene, event: AnyEvent) => scene.hear(stateIn(event)),
          ]),
        ),
        "xstate.done.actor.makeLink": async (scene, _, { context }) => {
          if (context.canRenew) await takeLink(scene);
        },
        // What the phone began before does not go on.
        "link.renew": async (scene, event, before) => {
          if (before.matches({ following: "underWay" })) await scene.become("interrupted");
          await faceVerificationTable.events["link.renew"]!(scene, event, before);
        },
        "link.expired": async (scene) => {
          await scene.endLink();
          await scene.asks();
          await scene.wire.pass(zolozH5);
        },
        "ticket.change": changeLink,
      },
      states: {
        // It is loaded as the page of a person who came by mail.
        reloading: (scene) => scene.comesTo("Verify your identity"),
        // A person who came by mail has a link already.
        linking: async (scene, at) => {
          if (at.context.canRenew) await faceVerificationTable.states["linking"]!(scene, at);
        },
      },
    },
  ),
);
