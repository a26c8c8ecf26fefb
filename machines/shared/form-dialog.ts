import { setup } from "xstate";
import { formOf } from "./form-of.ts";

export type FormDialogEvent = { type: "dialog.open" | "dialog.close" };

/** Is the dialog with this form open? */
export const formDialog = setup({
  types: {
    events: {} as FormDialogEvent,
    tags: {} as "open" | "settled",
  },
  actors: { form: formOf<undefined>() },
}).createMachine({
  id: "formDialog",
  initial: "closed",
  states: {
    closed: { tags: "settled", on: { "dialog.open": "opened" } },
    opened: {
      description: "The form is empty at first. The dialog closes once the form is accepted.",
      tags: "open",
      invoke: {
        id: "form",
        src: "form",
        input: { values: {} },
        onDone: "closed",
      },
      on: { "dialog.close": "closed" },
    },
  },
});
