import { resetPassword } from "#contract/calls/security.ts";
import { passwordResetModel } from "#models/accounts/password-reset.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

export const email = "ada@example.com";

/** Types the password twice and sends it. */
export async function givePassword(ui: Ui, password: string): Promise<void> {
  await ui.type("Password", password);
  await ui.type("Confirm password", password);
  await ui.press("Set password");
  await ui.sent(resetPassword);
}

/** A forgotten password on its page. */
export const passwordResetTable: ChartTable = {
  model: passwordResetModel,
  events: {
    "address.change": (ui, _, before) =>
      ui.press(before.matches("proving") ? "Use another address" : "Previous Page"),
  },
  states: {
    givingAddress: (ui) => ui.comesTo("Forgot your password?"),
    "proving.firstTime": async (ui) => {
      await ui.comesTo("Enter the code from the email");
      await ui.seesText(ui.here(email));
    },
    "proving.again": (ui) =>
      ui.sees("alert", "The verification has expired. Please send a new code."),
    choosingPassword: async (ui) => {
      await ui.comesTo("Choose a password");
      await ui.seesButton("Set password", true);
    },
    reset: (ui) => ui.comesTo("Log in"),
  },
};
