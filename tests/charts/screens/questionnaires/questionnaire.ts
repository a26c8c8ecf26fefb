import type { AnyMachineSnapshot } from "xstate";
import type { Sight, Ui } from "#tests/support/screens/ui.ts";
import { partOf } from "#tests/support/written.ts";

const title = "AML questionnaire";

/** The dashboard says this and leads on by this link. */
async function shows(ui: Ui, text: string | RegExp, link: string) {
  await ui.sees("heading", title);
  await ui.seesText(text);
  await ui.sees("link", link);
}

export const isRequired = ({ context }: AnyMachineSnapshot): boolean =>
  (context as { dueOn: string | null }).dueOn !== null;

/** What the dashboard of the account holder shows of the questionnaire. */
export const questionnaireSights: Record<string, Sight> = {
  notAsked: async (ui) => {
    await ui.sees("heading", "No application yet");
    await ui.seesNo("heading", title);
  },
  "open.asked": (ui, at) => shows(ui, isRequired(at) ? "Required" : "Optional", "Fill in now"),
  "open.expired": (ui) => shows(ui, "Your last answers are no longer valid.", "Fill in now"),
  "open.postponed": (ui) => shows(ui, "Postponed", "Fill in now"),
  "open.begun": (ui) => shows(ui, "In progress", "Continue"),
  overdue: (ui) => shows(ui, "Overdue", "Fill in now"),
  sent: (ui) => shows(ui, partOf("Sent {moment}, valid until {day}"), "View the answers"),
};
