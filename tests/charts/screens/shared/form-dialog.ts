import { changePassword } from "#contract/calls/security.ts";
import { formDialogModel } from "#models/shared/form-dialog.ts";
import type { ChartTable, Ui } from "#tests/support/screens/ui.ts";

export const title = "Change password";

/** Types the present password and the next one, and sends them. */
export async function sendPassword(ui: Ui, present: string, next: string): Promise<void> {
  await ui.type("Current password", present);
  await ui.type("New password", next);
  await ui.type("Confirm password", next);
  await ui.press(title);
  await ui.sent(changePassword, { password: present, new_password: next });
}

/** The dialog that changes the password. */
export const formDialogTable: ChartTable = {
  model: formDialogModel,
  events: {
    "dialog.open": (ui) => ui.press(title),
    "dialog.close": (ui) => ui.press("Close"),
  },
  states: {
    closed: async (ui) => {
      await ui.seesNo("dialog");
      await ui.seesButton(title, true);
    },
    opened: (ui) => ui.sees("dialog", "All other devices will be signed out."),
  },
};
