import { assertEvent, assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { send: fromPromise(unprovided) },
  actions: {
    assignOutcome: assign((_, outcome) => outcome.kind === "answered" ? {
      result: outcome.result,
      refusal: null
    } : { refusal: outcome.refusal }),
    assignRequest: assign(({ context, event }) => {
      assertEvent(event, "call.retry");
      return { request: event.request ?? context.request };
    }),
    clearRefusal: assign({ refusal: null })
  },
  guards: { isAnswered: (_, outcome) => outcome.kind === "answered" }
}).createMachine({
  id: "call",
  description: "To cancel, the parent leaves its state. Do not retry a call that may not be repeated.",
  context: ({ input }) => ({
    request: input,
    result: undefined,
    refusal: null
  }),
  output: ({ context }) => context.result,
  initial: "sending",
  states: {
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => context.request,
        onDone: [{
          guard: {
            type: "isAnswered",
            params: ({ event }) => event.output
          },
          target: "answered",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }, {
          target: "rejected",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }],
        onError: "unreachable"
      }
    },
    rejected: {
      description: "A rule rejected the call; the code is its reason.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    unreachable: {
      description: "There was no answer. Whether the server acted is not known.",
      tags: ["failed", "open"],
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    answered: {
      type: "final",
      tags: "settled"
    }
  }
});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/collaborators/invitation-entry.ts
/** A collaborator opens the link of an invitation: who invited them, and can they come in? */
export const invitationEntry = setup({
  types: {
    context: {},
    events: {},
    tags: {}
  },
  actors: {
    readTicket: callOf(),
    watchTicket: fromCallback(unprovided),
    emailProof: fromPromise(unprovided),
    session: fromCallback(unprovided)
  },
  actions: {
    assignInvitation: assign((_, result) => result.kind === "invited" ? {
      email: result.email,
      sender: result.sender
    } : {}),
    clearInvitation: assign({
      email: "",
      sender: ""
    }),
    beginSession: sendTo("session", (_, { result }) => ({
      type: "session.begin",
      reply: result
    }))
  },
  guards: {
    isInvited: (_, result) => result.kind === "invited",
    isMissing: (_, result) => result.kind === "missing"
  }
}).createMachine({
  id: "invitationEntry",
  description: "The link only identifies; the code to the mailbox proves.",
  context: {
    email: "",
    sender: ""
  },
  invoke: {
    id: "session",
    src: "session"
  },
  on: { "ticket.change": ".reading" },
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      entry: "clearInvitation",
      invoke: {
        id: "readTicket",
        src: "readTicket",
        input: undefined,
        onDone: [
          {
            guard: {
              type: "isInvited",
              params: ({ event }) => event.output
            },
            target: "invited",
            actions: {
              type: "assignInvitation",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isMissing",
              params: ({ event }) => event.output
            },
            target: "missing"
          },
          { target: "expired" }
        ]
      }
    },
    invited: {
      description: "The page names the inviter and the masked address. No code is sent without a request.",
      tags: "open",
      on: { "code.send": "proving" }
    },
    proving: {
      description: "The code goes to the invited address.",
      invoke: [{
        id: "watchTicket",
        src: "watchTicket"
      }, {
        id: "emailProof",
        src: "emailProof",
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: "signedIn",
          actions: {
            type: "beginSession",
            params: ({ event }) => event.output
          }
        }
      }],
      on: { "ticket.end": "expired" }
    },
    signedIn: {
      tags: "settled",
      type: "final"
    },
    missing: {
      description: "The page was opened without a ticket.",
      tags: "settled"
    },
    expired: {
      description: "Wrong, ended, expired, used or another person's: the same page for all.",
      tags: "settled",
      entry: "clearInvitation"
    }
  }
});
