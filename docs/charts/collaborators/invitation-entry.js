import { assign, fromCallback, fromTransition, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/accounts/email-proof.ts
/** Does this person read the mail of this address? */
const emailProof = fromCallback(() => {});
/** The chart, or a provided copy of it, typed by the server's result for the correct code. */
function proofOf(logic = emailProof) {
  return logic;
}
// machines/shared/visit.ts
/** What a page that was opened by a link knows; kept for a page that is loaded again. */
const visit = fromTransition(unprovided, ({ input }) => input);
// machines/collaborators/invitation-entry.ts
/** A collaborator opens the link of an invitation: who invited them, and can they come in? */
export const invitationEntry = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    readTicket: callOf(),
    visit,
    watchTicket: fromCallback(unprovided),
    emailProof: proofOf(),
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
  context: ({ input = { arrival: { ticket: "ticket" } } }) => ({
    ...input,
    email: "",
    sender: ""
  }),
  invoke: [
    {
      id: "visit",
      src: "visit",
      systemId: "visit",
      input: ({ context }) => context.arrival
    },
    {
      id: "session",
      src: "session"
    },
    {
      id: "watchTicket",
      src: "watchTicket",
      systemId: "watchTicket"
    }
  ],
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
      invoke: {
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
      },
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
