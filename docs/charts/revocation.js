import { assertEvent, assign, fromPromise, setup } from "xstate";
// machines/revocation.ts
/** Is what the holder once allowed to end, and has that been done? */
export const revocation = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: { revoke: fromPromise(() => Promise.reject(new Error("revoke is not provided"))) },
  actions: {
    "know what is meant": assign(({ event }) => {
      assertEvent(event, "revocation.ask");
      return {
        id: event.id,
        name: event.name
      };
    }),
    "forget what was meant": assign({
      id: "",
      name: "",
      refusal: null
    }),
    "keep the refusal": assign((_, { outcome }) => ({ refusal: outcome.kind === "refused" ? outcome.refusal : null })),
    "forget the refusal": assign({ refusal: null })
  },
  guards: { done: (_, { outcome }) => outcome.kind === "revoked" }
}).createMachine({
  id: "revocation",
  description: "Run for the account holder alone; the list itself is the server's.",
  context: {
    id: "",
    name: "",
    refusal: null
  },
  initial: "listing",
  states: {
    listing: {
      tags: "open",
      entry: "forget what was meant",
      on: { "revocation.ask": {
        target: "asked",
        actions: "know what is meant"
      } }
    },
    asked: {
      initial: "asking",
      states: {
        asking: {
          description: "What ends cannot be given back by pressing again, so it is asked.",
          tags: "open",
          on: {
            "revocation.confirm": "sending",
            "dialog.close": "#revocation.listing"
          },
          initial: "waiting",
          states: {
            waiting: {},
            declined: {
              tags: "failed",
              exit: "forget the refusal"
            },
            unanswered: { tags: "failed" }
          }
        },
        sending: {
          description: "It cannot be called back: the dialog stays until it is known what came of it.",
          tags: "busy",
          invoke: {
            id: "revoke",
            src: "revoke",
            input: ({ context }) => ({ id: context.id }),
            onDone: [{
              guard: {
                type: "done",
                params: ({ event }) => ({ outcome: event.output })
              },
              target: "#revocation.listing"
            }, {
              target: "asking.declined",
              actions: {
                type: "keep the refusal",
                params: ({ event }) => ({ outcome: event.output })
              }
            }],
            onError: "asking.unanswered"
          }
        }
      }
    }
  }
});
