import type { CheckBegun } from "@gatehouse/machines/identity/face-step";
import { beforeAll } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { beginCheck, zolozH5 } from "#contract/calls/identity/identity.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { faceStepTable, strayStepTable } from "#tests/charts/screens/identity/face-step.ts";
import { titles } from "#tests/charts/screens/identity/titles.ts";
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

let person: Awaited<ReturnType<typeof namedPeople>>[number];
beforeAll(async () => {
  person = (await namedPeople())[0]!;
});

const kindOf = ({ output }: AnyEvent) => (output as CheckBegun | undefined)?.kind;
const hasBegun = ({ context }: AnyMachineSnapshot) => context.url !== "";

type Coming = "unused" | "used" | "person";

/** What the real server can come to, by the link of each. */
const possible: Record<Coming, (event: AnyEvent, at: AnyMachineSnapshot) => boolean> = {
  // Nothing was begun by this link.
  unused: (event, at) => {
    if (event.type === "check.ready") return at.matches({ following: "reading" });
    if (event.type === "ticket.change") return at.matches({ following: "ready" });
    return /^check\.(begin|cancel)$/.test(event.type) || kindOf(event) === "verified";
  },
  // The first answer is that a check is under way; every other one ends a check that was begun here.
  used: (event, at) => {
    if (event.type === "check.begin" || event.type === "page.show") return true;
    if (event.type === "check.cancel") return at.matches("leaving");
    if (!isCheck(event)) return kindOf(event) === "begun";
    if (event.type === "check.ready" || !at.matches({ following: "reading" })) return false;
    return hasBegun(at) || event.type === "check.underWay";
  },
  person: (event, at) =>
    (event.type === "check.ready" && at.matches({ following: "reading" })) ||
    (event.type === "link.expired" && at.matches({ following: "reading" })) ||
    event.type === "check.begin" ||
    kindOf(event) === "expired",
};

const model = {
  ...faceStepTable.model,
  facts: (at: AnyMachineSnapshot) => ({ hasBegun: hasBegun(at) }),
  runs: (["unused", "used", "person"] as const).flatMap((coming) =>
    within(faceStepTable.model, possible[coming]).runs.map((run) => ({
      ...run,
      input: { ...(run.input as object), coming },
    })),
  ),
};

async function openPhone(coming: Coming): Promise<Scene> {
  const isFace = coming !== "person";
  const ticket = isFace ? (await individual()).ticket : await person.ticket();
  const scene = await open({
    path: `/kyc/zoloz#${ticket}`,
    calls: [zolozH5, beginCheck],
    here: (title) => (isFace ? title.replace("your identity", "your face") : title),
  });
  scene.ticket = ticket;
  scene.endLink = person.sendAgain;
  return scene;
}

const answers: Record<CheckBegun["kind"], (scene: Scene) => Promise<unknown>> = {
  begun: async () => undefined,
  verified: (scene) => scene.become("verified"),
  expired: (scene) => scene.endLink(),
};

/** A check on the phone, before the real server and the page of the sandbox vendor. */
testTour(
  onTour<Scene>(
    { ...faceStepTable, model },
    {
      open: (input) => openPhone((input as { coming: Coming }).coming),
      events: {
        ...Object.fromEntries(
          ["ready", "underWay", "verified", ...Object.keys(titles)].map((state) => [
            `check.${state}`,
            (scene: Scene, event: AnyEvent) => scene.hear(stateIn(event)),
          ]),
        ),
        "link.expired": async (scene) => {
          await scene.endLink();
          await scene.wire.pass(zolozH5);
        },
        "ticket.change": changeLink,
        "xstate.done.actor.begin": async (scene, { output }, _, next) => {
          scene.isStopped = next?.type !== "page.show";
          await scene.sent(beginCheck);
          await answers[(output as CheckBegun).kind](scene);
          await scene.wire.pass(beginCheck);
        },
        // This browser loads the page again where a phone shows it as it was.
        "page.show": (scene, _event, _before, next) => scene.comeBack(next),
      },
      states: {
        leaving: async (scene, at) => {
          if (scene.isStopped) return faceStepTable.states["leaving"]!(scene, at);
          return scene.comesTo("How should the face verification end?");
        },
      },
    },
  ),
  onTour<Scene>(strayStepTable, {
    open: () => open({ path: "/kyc/zoloz", calls: [zolozH5, beginCheck] }),
  }),
);
