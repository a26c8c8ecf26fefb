import { caseDialogModel } from "#models/desk/case-dialog.ts";
import type { ChartTable } from "../../../support/screens/ui.ts";

type Kind = "assign" | "request";
const kindOf = (subject: unknown) => (subject as { kind: Kind }).kind;

const buttons: Record<Kind, string> = { assign: "Assign", request: "Request documents" };
const titles: Record<Kind, string> = { assign: "Assign the case", request: "Request documents" };

/** The dialogs over a case of one's own. */
export const caseDialogTable: ChartTable = {
  model: {
    ...caseDialogModel,
    shown: ({ context }) => ({ subject: (context.subject as { kind?: Kind } | null)?.kind ?? "" }),
  },
  events: {
    "dialog.open": (ui, { subject }) => ui.press(buttons[kindOf(subject)]),
    "dialog.close": (ui) => ui.press("Close"),
  },
  states: {
    closed: async (ui) => {
      await ui.seesNo("dialog");
      await ui.seesButton("Request documents", true);
    },
    open: (ui, { context }) => ui.sees("dialog", titles[kindOf(context.subject)]),
  },
};
