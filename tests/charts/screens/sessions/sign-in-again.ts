import { login } from "#contract/calls/account.ts";
import { loginByEkycTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { limits } from "#contract/limits.ts";
import { signInAgainModel } from "../../models/sessions/sign-in-again.ts";
import { server } from "../../../support/screens/border.ts";
import { pass, until } from "../../../support/screens/clock.ts";
import { press, seesButton, type } from "../../../support/screens/hand.ts";
import type { PathTable } from "../../../support/screens/walk.ts";
import {
  atForm,
  goOnAs,
  isFar,
  openForm,
  password,
  refuseSomething,
  whoever,
} from "../application/at-form.ts";

/** The dialog over a form with something unsaved, once the session has ended. */
async function openDialog({ role }: { role: "holder" | "assistant" }) {
  await openForm({ isHeld: true, isAssistant: role === "assistant" });
  await refuseSomething();
  await pass(limits.sessionRedirectMs);
}

const reply = () => ({ ...whoever(), ...isFar() });

const asks = (button: string) => async () => {
  await goOnAs();
  await seesButton(button, true);
};

export const signInAgainTable: PathTable = {
  model: signInAgainModel,
  open: (input) => openDialog(input as { role: "holder" | "assistant" }),
  events: {
    "code.send": () => press("Send code"),
    "xstate.done.actor.passwordForm": async () => {
      await type("Password", password);
      await press("Log in");
      await until(() => server.newest(login));
      server.answer(login, reply());
    },
    "xstate.done.actor.emailProof": async () => {
      server.answer(sendCaptchaByTicket, { wait_seconds: 60, expires_in_seconds: 600 });
      await type("Verification code", "123456");
      await press("Confirm code");
      await until(() => server.newest(loginByEkycTicket));
      server.answer(loginByEkycTicket, reply());
    },
  },
  states: {
    askingPassword: asks("Log in"),
    offeringCode: asks("Send code"),
    askingCode: async () => {
      await until(() => server.newest(sendCaptchaByTicket));
      await asks("Confirm code")();
    },
    back: atForm,
  },
};
