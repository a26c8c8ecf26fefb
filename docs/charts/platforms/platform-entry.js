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
// machines/shared/answers.ts
const withAnswer = (state, { section, name, value }) => {
  const own = state.answers[section];
  if (own?.[name] === value) return state;
  return {
    ...state,
    answers: {
      ...state.answers,
      [section]: {
        ...own,
        [name]: value
      }
    }
  };
};
fromTransition((state, event) => event.type === "answer.set" ? withAnswer(state, event) : state, ({ input }) => ({ answers: { "": input.values } }));
// machines/platforms/account-claim.ts
/** A platform's person names an account or describes a new one: is its mailbox theirs? */
const accountClaim = fromCallback(() => {});
// machines/shared/visit.ts
/** What a page that was opened by a link knows; kept for a page that is loaded again. */
const visit = fromTransition(unprovided, ({ input }) => input);
// machines/platforms/platform-entry.ts
/** A platform sends a person with a ticket: which account is it, and can they come in? */
export const platformEntry = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    readTicket: callOf(),
    enter: callOf(),
    bindAccount: accountClaim,
    createAccount: accountClaim,
    session: fromCallback(unprovided),
    visit
  },
  actions: {
    assignTicket: assign((_, ticket) => ({ ticket })),
    clearTicket: assign({ ticket: null }),
    beginSession: sendTo("session", (_, { reply }) => {
      return {
        type: "session.begin",
        reply
      };
    })
  },
  guards: {
    isMissing: ({ context }) => context.ticket?.kind === "missing",
    isExpired: ({ context }) => context.ticket?.kind === "expired",
    isNewGuest: ({ context }) => context.ticket?.kind === "newGuest",
    isOwnGuest: ({ context }) => context.ticket?.kind === "ownGuest",
    isOwnMember: ({ context }) => context.ticket?.kind === "ownMember",
    isAnother: ({ context }) => context.ticket?.kind === "another",
    isNamed: ({ context }) => context.ticket !== null,
    hasExpired: (_, output) => output.kind === "expired"
  }
}).createMachine({
  id: "platformEntry",
  description: "The ticket proves the account at the platform, the code the mailbox here.",
  context: ({ input = { arrival: { address: { email: "ada@example.com" }, details: {} } } }) => ({
    ...input,
    ticket: null
  }),
  invoke: [{
    id: "visit",
    src: "visit",
    systemId: "visit",
    input: ({ context }) => context.arrival
  }, {
    id: "session",
    src: "session"
  }],
  on: {
    "person.change": ".reading",
    "ticket.change": ".reading"
  },
  initial: "reading",
  states: {
    reading: {
      description: "Read again for another person or another link in this browser.",
      tags: "busy",
      entry: "clearTicket",
      invoke: {
        id: "readTicket",
        src: "readTicket",
        input: undefined,
        onDone: { actions: {
          type: "assignTicket",
          params: ({ event }) => event.output
        } }
      },
      always: [
        {
          guard: "isNewGuest",
          target: "choosing"
        },
        {
          guard: "isOwnGuest",
          target: "recognised"
        },
        {
          guard: "isOwnMember",
          target: "entering"
        },
        {
          guard: "isMissing",
          target: "missing"
        },
        {
          guard: "isExpired",
          target: "expired"
        },
        {
          guard: "isNamed",
          target: "confirmAccountSwitch"
        }
      ]
    },
    recognised: {
      description: "A link from another person must not sign its reader in without a question.",
      tags: "open",
      on: { "account.enter": "entering" }
    },
    confirmAccountSwitch: {
      description: "Another account is signed in here; it is replaced only when asked.",
      tags: "open",
      on: { "account.switch": [{
        guard: "isAnother",
        target: "entering"
      }, { target: "choosing" }] }
    },
    entering: {
      tags: "busy",
      invoke: {
        id: "enter",
        src: "enter",
        input: undefined,
        onDone: [{
          guard: {
            type: "hasExpired",
            params: ({ event }) => event.output
          },
          target: "expired"
        }, {
          target: "signedIn",
          actions: {
            type: "beginSession",
            params: ({ event }) => event.output
          }
        }]
      }
    },
    choosing: {
      tags: "open",
      on: {
        "account.bind": "binding",
        "account.create": "creating"
      }
    },
    binding: {
      on: { "account.choose": "choosing" },
      invoke: {
        id: "claim",
        src: "bindAccount",
        input: ({ context }) => ({ values: context.arrival.address }),
        onDone: [{
          guard: {
            type: "hasExpired",
            params: ({ event }) => event.output
          },
          target: "expired"
        }, {
          target: "bound",
          actions: {
            type: "beginSession",
            params: ({ event }) => event.output
          }
        }]
      }
    },
    creating: {
      on: { "account.choose": "choosing" },
      invoke: {
        id: "claim",
        src: "createAccount",
        input: ({ context }) => ({ values: context.arrival.details }),
        onDone: [{
          guard: {
            type: "hasExpired",
            params: ({ event }) => event.output
          },
          target: "expired"
        }, {
          target: "created",
          actions: {
            type: "beginSession",
            params: ({ event }) => event.output
          }
        }]
      }
    },
    bound: {
      description: "Both sides get an email.",
      tags: "settled",
      type: "final"
    },
    created: {
      description: "An account without a password.",
      tags: "settled",
      type: "final"
    },
    signedIn: {
      tags: "settled",
      type: "final"
    },
    missing: {
      description: "Opened without a ticket.",
      tags: "settled"
    },
    expired: {
      tags: "settled",
      entry: "clearTicket"
    }
  }
});
