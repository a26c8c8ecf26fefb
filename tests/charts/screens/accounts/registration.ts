import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent } from "#models/kit/model.ts";
import { registrationModel } from "#models/registration/registration.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

interface Details {
  email: string;
  designation: string;
}

export const detailsIn = ({ output }: AnyEvent) => (output as { values: Details }).values;

/** Whether the address of these details is proved already. */
export const isProved = (event: AnyEvent, { context }: AnyMachineSnapshot) =>
  context.proof !== null && context.email === detailsIn(event).email;

/** Gives what differs between the details of a walk, and goes on. */
export async function giveDetails(ui: Ui, { designation }: Details, email: string): Promise<void> {
  await ui.type("Job title", designation);
  await ui.type("Work email", email);
  await ui.press("Next Page");
}

/** Types the password twice and sends it with the details. */
export async function givePassword(ui: Ui, password: string): Promise<void> {
  await ui.type("Password", password);
  await ui.type("Confirm password", password);
  await ui.press("Register");
}

/** What the server finds wrong with the details. */
export const wrongDetails = { issues: [{ path: "designation", code: "required" }] };

/** A new applicant on the registration page, whose other details are given. */
export const registrationTable: ChartTable = {
  model: registrationModel,
  events: {
    "details.change": (ui, _, before) =>
      ui.press(before.matches("proving") ? "Use another address" : "Previous Page"),
  },
  states: {
    "givingDetails.giving": (ui) => ui.comesTo("Create a new account"),
    "givingDetails.correcting": async (ui) => {
      await ui.comesTo("Create a new account");
      await ui.sees("alert", "Please enter");
    },
    "proving.firstTime": async (ui, { context }) => {
      await ui.comesTo("Enter the code from the email");
      await ui.seesText(ui.here(context.email));
    },
    "proving.again": async (ui) => {
      await ui.comesTo("Enter the code from the email");
      await ui.sees("alert", "The verification has expired. Please send a new code.");
    },
    choosingPassword: async (ui) => {
      await ui.comesTo("Choose a password");
      await ui.seesButton("Register", true);
    },
    registered: (ui) => ui.comesTo("Log in"),
  },
};
