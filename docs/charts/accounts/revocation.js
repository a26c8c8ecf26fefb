import { assertEvent, assign, fromCallback, setup } from "xstate";
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/accounts/revocation.ts
/** Does the holder end what they once allowed, and has it ended? */
export const revocation = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: { revokeCall: callOf() },
  actions: {
    assignSubject: assign(({ event }) => {
      assertEvent(event, "revocation.ask");
      return {
        id: event.id,
        name: event.name,
        draft: event.draft ?? null
      };
    }),
    clearSubject: assign({
      id: "",
      name: "",
      draft: null
    })
  }
}).createMachine({
  id: "revocation",
  description: "Runs for the account holder only. The server keeps the list.",
  context: {
    id: "",
    name: "",
    draft: null
  },
  initial: "listing",
  states: {
    listing: {
      tags: "settled",
      entry: "clearSubject",
      on: { "revocation.ask": {
        target: "asking",
        actions: "assignSubject"
      } }
    },
    asking: {
      description: "It cannot be undone, so the person confirms first.",
      on: {
        "revocation.confirm": "revoking",
        "dialog.close": "listing"
      }
    },
    revoking: {
      description: "The dialog stays open while the server is asked; after a failure it can be closed.",
      invoke: {
        id: "revoke",
        src: "revokeCall",
        input: ({ context: { id, draft } }) => ({
          id,
          draft
        }),
        onDone: "ended"
      },
      on: { "dialog.close": "listing" }
    },
    ended: {
      description: "The button that asked is gone with its row: the heading takes the focus.",
      tags: "settled",
      entry: "clearSubject",
      on: { "revocation.ask": {
        target: "asking",
        actions: "assignSubject"
      } }
    }
  }
});
