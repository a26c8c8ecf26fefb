import { caseDialogModel } from "#models/desk/case-dialog.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import type { ChartTable } from "#tests/support/screens/ui.ts";

type Kind = "assign" | "request";
const kindOf = (subject: unknown) => (subject as { kind: Kind }).kind;

const buttons: Record<Kind, string> = { assign: "Assign", request: "Request documents" };
const titles: Record<Kind, string> = { assign: "Assign the case", request: "Request documents" };

const keysTitle = "Keyboard shortcuts";
const keys: AnyEvent = { type: "dialog.open", subject: { kind: "keys" } };

/** The list of keys, which runs the same chart in the header of every page. */
export const keysTable: ChartTable = {
  model: {
    ...caseDialogModel,
    runs: [{ cases: (at) => (at.matches("open") ? [{ type: "dialog.close" }] : [keys]) }],
  },
  events: {
    "dialog.open": (ui) => ui.press(keysTitle),
    "dialog.close": (ui) => ui.press("Close"),
  },
  states: {
    closed: async (ui) => {
      await ui.seesNo("dialog");
      await ui.seesButton(keysTitle, true);
    },
    open: async (ui) => {
      await ui.sees("dialog", keysTitle);
      await ui.sees("dialog", "Next unclaimed case");
    },
  },
};

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
