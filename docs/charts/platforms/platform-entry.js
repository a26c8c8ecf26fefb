import { assertEvent, assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/platforms/account-claim.ts
const trimmedEmail = ({ email }) => String(email).trim();
/** A platform's person names an account or describes a new one: is its mailbox theirs? */
const accountClaim = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    accountForm: fromPromise(unprovided),
    passwordForm: fromPromise(unprovided),
    emailProof: fromPromise(unprovided),
    watchTicket: fromCallback(unprovided)
  },
  actions: {
    assignValues: assign((_, { values }) => ({ values })),
    assignResult: assign((_, { result }) => result),
    clearProof: assign({ proof: "" })
  },
  guards: { hasReply: (_, { result }) => "reply" in result }
}).createMachine({
  id: "accountClaim",
  description: "Equal addresses prove nothing: the mailbox of the account must be read.",
  context: ({ input }) => ({
    ...input,
    proof: "",
    reply: undefined
  }),
  output: ({ event }) => event.output,
  initial: "describing",
  states: {
    describing: {
      tags: "open",
      invoke: {
        id: "accountForm",
        src: "accountForm",
        input: ({ context }) => ({ values: context.values }),
        onDone: {
          target: "proving",
          actions: {
            type: "assignValues",
            params: ({ event }) => event.output
          }
        }
      }
    },
    proving: {
      invoke: {
        id: "watchTicket",
        src: "watchTicket"
      },
      on: { "ticket.end": "expired" },
      initial: "readingMail",
      states: {
        readingMail: {
          invoke: {
            id: "emailProof",
            src: "emailProof",
            input: ({ context }) => ({ email: trimmedEmail(context.values) }),
            onDone: [{
              guard: {
                type: "hasReply",
                params: ({ event }) => event.output
              },
              target: "#accountClaim.claimed",
              actions: {
                type: "assignResult",
                params: ({ event }) => event.output
              }
            }, {
              target: "givingPassword",
              actions: {
                type: "assignResult",
                params: ({ event }) => event.output
              }
            }]
          },
          on: { "address.change": "#accountClaim.describing" }
        },
        givingPassword: {
          description: "The mailbox was proved long ago and may have another owner now: the password shows that it does not.",
          tags: "open",
          exit: "clearProof",
          invoke: {
            id: "passwordForm",
            src: "passwordForm",
            input: ({ context: { values, proof } }) => ({ values: {
              email: trimmedEmail(values),
              proof
            } }),
            onDone: {
              target: "#accountClaim.claimed",
              actions: {
                type: "assignResult",
                params: ({ event }) => event.output
              }
            }
          },
          on: { "code.send": "readingMail" }
        }
      }
    },
    claimed: {
      tags: "settled",
      type: "final",
      output: ({ context }) => ({
        kind: "claimed",
        reply: context.reply
      })
    },
    expired: {
      tags: "settled",
      type: "final",
      output: { kind: "expired" }
    }
  }
});
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
    session: fromCallback(unprovided)
  },
  actions: {
    assignTicket: assign((_, ticket) => ({ ticket })),
    clearTicket: assign({ ticket: null }),
    beginSession: sendTo("session", (_, { reply }) => ({
      type: "session.begin",
      reply
    }))
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
  context: ({ input }) => ({
    ...input,
    ticket: null
  }),
  invoke: {
    id: "session",
    src: "session"
  },
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
          guard: "isMissing",
          target: "missing"
        },
        {
          guard: "isExpired",
          target: "expired"
        },
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
        input: ({ context }) => ({ values: context.address }),
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
        input: ({ context }) => ({ values: context.details }),
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
