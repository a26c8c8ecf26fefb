import { setup } from "xstate";
import { formOf } from "../shared/form-of.ts";

export type PasswordChangeEvent = { type: "dialog.open" | "dialog.close" };

/** Is the password being changed? */
export const passwordChange = setup({
  types: {
    events: {} as PasswordChangeEvent,
    tags: {} as "open" | "settled",
  },
  actors: { passwordForm: formOf<undefined>() },
}).createMachine({
  id: "passwordChange",
  initial: "closed",
  states: {
    closed: { tags: "settled", on: { "dialog.open": "changing" } },
    changing: {
      description: "The dialog opens with an empty form and closes once the password is changed.",
      tags: "open",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: { values: {} },
        onDone: "closed",
      },
      on: { "dialog.close": "closed" },
    },
  },
});
