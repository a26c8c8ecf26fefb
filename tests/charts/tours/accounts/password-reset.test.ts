import type { ResetResult } from "@gatehouse/machines/accounts/password-reset";
import { expect } from "vitest";
import { resetPassword } from "#contract/calls/security.ts";
import { within } from "#models/kit/specification.ts";
import { givePassword, passwordResetTable } from "#tests/charts/screens/accounts/password-reset.ts";
import { onTour } from "../kit/page-ui.ts";
import { testTour } from "../kit/walk.ts";
import { type Forgotten, openForgotten } from "./forgotten.scene.ts";

const next = "Walnut-Ladder-31";

/** One code goes to an address in a minute, and a proof is spent once. */
const model = within(
  passwordResetTable.model,
  ({ type }, at) => type !== "xstate.done.actor.emailProof" || !at.matches({ proving: "again" }),
);

/** The server takes the password, or the proof is of another browser. */
const answers: Record<ResetResult["kind"], (scene: Forgotten) => Promise<void>> = {
  reset: ({ wire }) => wire.pass(resetPassword),
  proofSpent: async ({ wire, page }) => {
    await wire.sent(resetPassword);
    await page.context().clearCookies({ name: /pre$/ });
    await wire.pass(resetPassword);
  },
};

/** The login page knows the address. */
const isFilled = ({ page, email }: Forgotten) =>
  expect.poll(() => page.locator("input[name=email]").inputValue()).toBe(email);

/** A forgotten password, before the real server. */
testTour(
  onTour<Forgotten>(
    { ...passwordResetTable, model },
    {
      open: () => openForgotten(resetPassword),
      events: {
        "xstate.done.actor.addressForm": (scene) => scene.giveAddress(),
        "xstate.done.actor.emailProof": async (scene) => {
          await scene.type("Verification code", await scene.code());
          await scene.press("Confirm code");
        },
        "xstate.done.actor.passwordForm": async (scene, { output }) => {
          await givePassword(scene, next);
          await answers[(output as { result: ResetResult }).result.kind](scene);
        },
      },
      states: {
        reset: async (scene, at) => {
          await passwordResetTable.states["reset"]!(scene, at);
          await isFilled(scene);
        },
      },
    },
  ),
);
