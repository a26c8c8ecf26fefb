import { assertEvent, assign, fromPromise, setup } from "xstate";
// machines/collaborators.ts
/** Who else may work on this account, and what is being done about it? */
export const collaborators = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: {
    inviteForm: fromPromise(() => Promise.reject(new Error("inviteForm is not provided"))),
    inviteAgain: fromPromise(() => Promise.reject(new Error("inviteAgain is not provided"))),
    remove: fromPromise(() => Promise.reject(new Error("remove is not provided")))
  },
  actions: {
    "know the address": assign((_, { result }) => result.kind === "known" ? { email: result.email } : {}),
    "know the person": assign(({ event }) => {
      assertEvent(event, "remove.ask");
      return {
        id: event.id,
        email: event.email
      };
    }),
    "forget the person": assign({
      id: "",
      email: "",
      refusal: null
    }),
    "keep the refusal": assign((_, { outcome }) => ({ refusal: outcome.refusal ?? null })),
    "forget the refusal": assign({ refusal: null })
  },
  guards: {
    "already invited": (_, { result }) => result.kind === "known",
    done: (_, { outcome }) => outcome.kind !== "refused"
  }
}).createMachine({
  id: "collaborators",
  description: "Run for the account holder alone; the list itself is the server's.",
  context: {
    id: "",
    email: "",
    refusal: null
  },
  initial: "listing",
  states: {
    listing: {
      tags: "open",
      entry: "forget the person",
      on: {
        "invite.open": "inviting",
        "remove.ask": {
          target: "removing",
          actions: "know the person"
        }
      }
    },
    inviting: {
      on: { "dialog.close": "listing" },
      initial: "filling",
      states: {
        filling: {
          tags: "open",
          invoke: {
            id: "inviteForm",
            src: "inviteForm",
            input: { pane: "invite" },
            onDone: [{
              guard: {
                type: "already invited",
                params: ({ event }) => event.output
              },
              target: "known",
              actions: {
                type: "know the address",
                params: ({ event }) => event.output
              }
            }, { target: "#collaborators.listing" }]
          }
        },
        known: {
          description: "The address was invited before; the invitation can be sent again.",
          tags: "open",
          on: { "invite.again": "sendingAgain" },
          initial: "asking",
          states: {
            asking: {},
            declined: {
              tags: "failed",
              exit: "forget the refusal"
            },
            unanswered: { tags: "failed" }
          }
        },
        sendingAgain: {
          description: "A new link goes to the address; the one before it is dead.",
          tags: "busy",
          invoke: {
            id: "inviteAgain",
            src: "inviteAgain",
            input: ({ context }) => ({ email: context.email }),
            onDone: [{
              guard: {
                type: "done",
                params: ({ event }) => ({ outcome: event.output })
              },
              target: "#collaborators.listing"
            }, {
              target: "known.declined",
              actions: {
                type: "keep the refusal",
                params: ({ event }) => ({ outcome: event.output })
              }
            }],
            onError: "known.unanswered"
          }
        }
      }
    },
    removing: {
      on: { "dialog.close": "listing" },
      initial: "asking",
      states: {
        asking: {
          description: "Removing ends the person's session, link and uploads at once, so it is asked.",
          tags: "open",
          on: { "remove.confirm": "sending" },
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
          tags: "busy",
          invoke: {
            id: "remove",
            src: "remove",
            input: ({ context }) => ({ id: context.id }),
            onDone: [{
              guard: {
                type: "done",
                params: ({ event }) => ({ outcome: event.output })
              },
              target: "#collaborators.listing"
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
