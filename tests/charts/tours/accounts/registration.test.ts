import type { RegisterResult } from "@gatehouse/machines/registration/registration";
import { register } from "#contract/calls/account.ts";
import { within } from "#models/kit/specification.ts";
import {
  detailsIn,
  giveDetails,
  givePassword,
  isProved,
  registrationTable,
  wrongDetails,
} from "#tests/charts/screens/accounts/registration.ts";
import { password, someone } from "#tests/journeys/support/applicant.ts";
import { onTour } from "../kit/page-ui.ts";
import { testTour } from "../kit/walk.ts";
import { openAtCode, openRegistration, type Scene } from "./registration.scene.ts";

/** One code goes to an address in a minute. */
const model = within(
  registrationTable.model,
  ({ type }, at) => type !== "xstate.done.actor.emailProof" || !at.matches({ proving: "again" }),
);

/** The first pane; loaded again at the second where a code is on its way. */
async function open(input: unknown): Promise<Scene> {
  const { details, email } = input as { details: { designation: string }; email: string };
  if (email === "") return openRegistration();
  const scene = await openAtCode({ ...details, email }, someone());
  await scene.page.reload();
  return scene;
}

/** The server makes the account; or the proof is of another browser; or its rules have changed since the page was loaded. */
const answers: Record<RegisterResult["kind"], (scene: Scene) => Promise<void>> = {
  registered: ({ wire }) => wire.pass(register),
  proofSpent: async ({ wire, page }) => {
    await wire.sent(register);
    await page.context().clearCookies({ name: /pre$/ });
    await wire.pass(register);
  },
  detailsInvalid: ({ wire }) => wire.refuse(register, "malformed", wrongDetails),
};

/** A new applicant, before the real server. */
testTour(
  onTour<Scene>(
    { ...registrationTable, model },
    {
      open,
      events: {
        // A code goes to an address that had none before.
        "xstate.done.actor.detailsForm": async (scene, event, before) => {
          if (!isProved(event, before)) scene.email = someone();
          await giveDetails(scene, detailsIn(event), scene.email);
        },
        // The link moves once more when its sentence says that the code was sent.
        "details.change": async (scene, event, before) => {
          if (before.matches("proving")) await scene.seesWait();
          await registrationTable.events["details.change"]!(scene, event, before);
        },
        "xstate.done.actor.emailProof": (scene) => scene.giveCode(),
        "xstate.done.actor.passwordForm": async (scene, { output }) => {
          await givePassword(scene, password);
          await answers[(output as { result: RegisterResult }).result.kind](scene);
        },
      },
    },
  ),
);
