import type { CodeResult } from "@gatehouse/machines/accounts/email-proof";
import { verifyCaptcha } from "#contract/calls/account.ts";
import { limits } from "#contract/limits.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import {
  emailProofTable,
  loseCode,
  submitCode,
} from "#tests/charts/screens/accounts/email-proof.ts";
import { onTour } from "../kit/page-ui.ts";
import { testTour } from "../kit/walk.ts";
import { type Forgotten, openForgotten } from "./forgotten.scene.ts";

const kindOf = (event: AnyEvent | undefined) => (event?.["output"] as CodeResult | undefined)?.kind;

/** How many tries the page is told of; the code of the mail is spent once they are used up. */
const left = new WeakMap<Forgotten, number>();
const leftFor = (scene: Forgotten) => left.get(scene) ?? limits.codeTries;

/** The code of the mail, or another one. */
async function codeOf(scene: Forgotten, isRight: boolean): Promise<string> {
  const code = await scene.code();
  return isRight ? code : `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
}

/** Another tab of the browser uses up the tries. */
async function spend(scene: Forgotten): Promise<void> {
  const { request } = scene.page.context();
  const data = { email: scene.email, type: "reset", captcha: await codeOf(scene, false) };
  const headers = { "Sec-Fetch-Site": "same-origin" };
  for (; leftFor(scene) > 0; left.set(scene, leftFor(scene) - 1))
    await request.post(verifyCaptcha.path, { data, headers });
}

/** Another code comes only after a minute: of a spent one the server is not asked whether it is wrong. */
async function sayWrong(scene: Forgotten): Promise<void> {
  if (leftFor(scene) === 0)
    return scene.wire.refuse(verifyCaptcha, "codeMismatch", { tries_left: 0 });
  left.set(scene, leftFor(scene) - 1);
  return scene.wire.pass(verifyCaptcha);
}

const answers: Record<CodeResult["kind"], (scene: Forgotten) => Promise<void>> = {
  proved: ({ wire }) => wire.pass(verifyCaptcha),
  wrong: sayWrong,
  spent: async (scene) => {
    await spend(scene);
    await scene.wire.pass(verifyCaptcha);
  },
};

/** A code of a forgotten password, before the real server. */
testTour(
  onTour<Forgotten>(emailProofTable, {
    open: async () => {
      const scene = await openForgotten(verifyCaptcha);
      await scene.giveAddress();
      return scene;
    },
    events: {
      "code.submit": async (scene, _, before, next) => {
        if (before.matches("verifying")) await loseCode(scene);
        await submitCode(scene, await codeOf(scene, kindOf(next) === "proved"));
      },
      "xstate.done.actor.verify": (scene, { output }) =>
        answers[(output as CodeResult).kind](scene),
    },
    states: {
      "enteringCode.wrongCode": async (scene) => {
        await scene.seesText("Incorrect verification code. Please try again.");
        if (leftFor(scene) > 0) await scene.seesText(`${leftFor(scene)} attempts left.`);
      },
    },
  }),
);
