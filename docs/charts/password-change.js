import { emit, fromPromise, setup } from "xstate";
// machines/password-change.ts
/** Is the account to have another password, and has whoever asks for it given the present one? */
export const passwordChange = setup({
  types: {
    events: {},
    emitted: {},
    tags: {}
  },
  actors: { passwordForm: fromPromise(() => Promise.reject(new Error("passwordForm is not provided"))) },
  actions: { "say that it is changed": emit({ type: "password.changed" }) }
}).createMachine({
  id: "passwordChange",
  description: "Run for the account holder alone, who has a password.",
  initial: "resting",
  states: {
    resting: {
      tags: "open",
      on: { "change.ask": "asked" }
    },
    asked: {
      description: "The form sends what is typed, says why it was refused, and is gone with the dialog.",
      tags: "open",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        onDone: {
          target: "resting",
          actions: "say that it is changed"
        }
      },
      on: { "dialog.close": "resting" }
    }
  }
});
