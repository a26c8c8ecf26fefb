import { login } from "#contract/calls/account.ts";
import { loginByEkycTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import type { SignInAgainInput } from "@gatehouse/machines/sessions/sign-in-again";
import { signInAgainModel } from "#models/sessions/sign-in-again.ts";
import type { ChartTable, Sight } from "#tests/support/screens/ui.ts";
import { allOf } from "#tests/support/written.ts";

export const password = "Quiet-Stationery-77";
const far = 365 * 24 * 60 * 60 * 1000;

/** What the server says of the person who logs in, whose session outlives every path. */
export const reply = ({ email, role }: SignInAgainInput) => ({
  contact_name: "Ada Wong",
  email,
  is_assistant: role === "assistant",
  is_form_email: role === "assistant",
  account_number: "GH-100001",
  idle_until: Date.now() + far,
  ends_at: Date.now() + far * 2,
  now: Date.now(),
});

const asks =
  (button: string): Sight =>
  async (ui, { context }) => {
    await ui.sees("dialog", `Log in as ${ui.here(context.email)} to continue.`);
    await ui.seesButton(button, true);
  };

/** The way back in over a form with something unsaved. */
export const signInAgainTable: ChartTable = {
  model: signInAgainModel,
  events: {
    "code.send": (ui) => ui.press("Send code"),
    "xstate.done.actor.passwordForm": async (ui, _, { context }) => {
      await ui.type("Password", password);
      await ui.press("Log in");
      await ui.answer(login, reply(context));
    },
    "xstate.done.actor.emailProof": async (ui, _, { context }) => {
      await ui.answer(sendCaptchaByTicket, { wait_seconds: 60, expires_in_seconds: 600 });
      await ui.seesButton(allOf("Send again in {count} s"), false);
      await ui.type("Verification code", "123456");
      await ui.press("Confirm code");
      await ui.answer(loginByEkycTicket, reply(context));
    },
  },
  states: {
    askingPassword: asks("Log in"),
    offeringCode: asks("Send code"),
    askingCode: asks("Confirm code"),
    back: (ui) => ui.seesNo("dialog"),
  },
};
