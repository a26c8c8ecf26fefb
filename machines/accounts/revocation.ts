import { assertEvent, assign, setup } from "xstate";
import { callOf } from "../shared/call.ts";

export type RevocationEvent =
  | { type: "revocation.ask"; id: string; name: string }
  | { type: "revocation.confirm" }
  | { type: "dialog.close" };

/** The subject of the dialog: an account at a platform, or a class of investors. */
interface Context {
  id: string;
  name: string;
}

/** Does the holder end what they once allowed, and has it ended? */
export const revocation = setup({
  types: {
    context: {} as Context,
    events: {} as RevocationEvent,
    tags: {} as "settled",
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
  description: "Runs for the account holder only. The server keeps the list.",
  context: { id: "", name: "" },
  initial: "listing",
  states: {
    listing: {
      tags: "settled",
      entry: "clearSubject",
      on: { "revocation.ask": { target: "asking", actions: "assignSubject" } },
    },
    asking: {
      description: "It cannot be undone, so the person confirms first.",
      on: { "revocation.confirm": "revoking", "dialog.close": "listing" },
    },
    revoking: {
      description: "It cannot be cancelled: the dialog stays open until the server answers.",
      invoke: {
        id: "revoke",
        src: "revokeCall",
        input: ({ context: { id } }) => ({ id }),
        onDone: "ended",
      },
      on: { "dialog.close": "listing" },
    },
    ended: {
      description: "The button that asked is gone with its row: the heading takes the focus.",
      tags: "settled",
      entry: "clearSubject",
      on: { "revocation.ask": { target: "asking", actions: "assignSubject" } },
    },
  },
});
