import { assertEvent, assign, setup } from "xstate";
import { callOf } from "./call.ts";

export type RevocationEvent =
  | { type: "revocation.ask"; id: string; name: string }
  | { type: "revocation.confirm" }
  | { type: "dialog.close" };

/** What the dialog is about: an account at a platform, a class of investors. */
interface Context {
  id: string;
  name: string;
}

/** Does the holder end what they once allowed, and has it ended? */
export const revocation = setup({
  types: {
    context: {} as Context,
    events: {} as RevocationEvent,
  },
  actors: {
    revokeCall: callOf<{ id: string }, undefined>(),
  },
  actions: {
    assignSubject: assign(({ event }) => {
      assertEvent(event, "revocation.ask");
      return { id: event.id, name: event.name };
    }),
    clearSubject: assign({ id: "", name: "" }),
  },
}).createMachine({
  id: "revocation",
  description: "Run for the account holder alone; the list itself is the server's.",
  context: { id: "", name: "" },
  initial: "listing",
  states: {
    listing: {
      entry: "clearSubject",
      on: { "revocation.ask": { target: "asking", actions: "assignSubject" } },
    },
    asking: {
      description: "Another press does not undo it, so a question comes first.",
      on: { "revocation.confirm": "revoking", "dialog.close": "listing" },
    },
    revoking: {
      description: "It cannot be recalled: the screen keeps the dialog open until the answer.",
      invoke: {
        id: "revoke",
        src: "revokeCall",
        input: ({ context: { id } }) => ({ id }),
        onDone: "listing",
      },
      on: { "dialog.close": "listing" },
    },
  },
});
