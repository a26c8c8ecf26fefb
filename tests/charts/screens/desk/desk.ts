import { deskCode, deskLogin, deskLogout, deskMe } from "#contract/calls/desk-session.ts";
import { within } from "#models/kit/specification.ts";
import { deskModel } from "#models/desk/desk.ts";
import { mei } from "#tests/support/screens/desk-sample.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

/** The first factor is sent. */
export async function givePassword(ui: Ui, email: string, password: string): Promise<void> {
  await ui.type("Email", email);
  await ui.type("Password", password);
  await ui.press("Continue");
  await ui.sent(deskLogin, { email, password });
}

/** The second factor is sent. */
export async function giveCode(ui: Ui, code: string): Promise<void> {
  await ui.type("Code", code);
  await ui.press("Log in");
  await ui.sent(deskCode, { code });
}

/** Signing in to the desk, and out of it, at its queues, where cases are opened and closed. */
export const deskTable: ChartTable = {
  model: within(
    deskModel,
    ({ type }, at) => !/^(row|screen)\./.test(type) || at.matches("signedIn"),
  ),
  events: {
    "session.retry": (ui) => ui.press("Try again"),
    "session.leave": (ui) => ui.press("Sign out"),
    "password.return": (ui) => ui.press("Use another account"),
    "xstate.error.actor.findPerson": (ui) => ui.lose(deskMe),
    "xstate.done.actor.passwordForm": async (ui) => {
      await givePassword(ui, mei.email, "secret word 7");
      await ui.answer(deskLogin, { name: mei.name });
    },
    "xstate.done.actor.codeForm": async (ui) => {
      await giveCode(ui, "123456");
      await ui.answer(deskCode, { ...mei, idle_until: 0, now: 0 });
    },
    "xstate.done.actor.logout": (ui) => ui.answer(deskLogout, {}),
  },
  states: {
    opening: (ui) => ui.sent(deskMe),
    unreachable: (ui) => ui.comesTo("The desk cannot be reached"),
    "signedOut.askingPassword.first": async (ui) => {
      await ui.comesTo("Log in to the desk");
      await ui.seesNo("status");
    },
    "signedOut.askingPassword.ended": (ui) =>
      ui.sees("status", "Your session has ended. Log in to return to the same page."),
    "signedOut.askingPassword.displaced": (ui) =>
      ui.sees(
        "status",
        "Another person has logged in to the desk in this browser. Nothing was changed. Log in to return to the same page.",
      ),
    "signedOut.askingCode": (ui) => ui.comesTo("Enter your code"),
    signedIn: (ui) => ui.seesButton("Sign out", true),
    leaving: async (ui) => {
      await ui.comesTo("Signing out");
      await ui.sent(deskLogout);
    },
  },
  undrawn: ["opening"],
};
