import { assertEvent, assign, fromCallback, fromPromise, fromTransition, sendTo, setup } from "xstate";
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
// machines/accounts/code-request.ts
function secondsUntil({ deadline, now }) {
  return Math.max(0, Math.ceil(deadline - now));
}
/** May a code be asked for now, and if not, how long is the wait? */
const codeRequest = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    storedWait: fromPromise(unprovided),
    sendCall: callOf(),
    ticker: fromCallback(unprovided)
  },
  actions: {
    countCode: assign({ resends: ({ context }) => context.resends + 1 }),
    assignWait: assign((_, wait) => ({
      deadline: wait.deadline,
      secondsLeft: secondsUntil(wait)
    })),
    countDown: assign(({ context: { deadline } }, { now }) => ({ secondsLeft: secondsUntil({
      deadline,
      now
    }) }))
  },
  guards: {
    isAhead: (_, wait) => secondsUntil(wait) > 0,
    isOver: ({ context: { deadline } }, { now }) => secondsUntil({
      deadline,
      now
    }) === 0,
    isSent: (_, { kind }) => kind === "sent"
  }
}).createMachine({
  id: "codeRequest",
  description: "The first code is sent at once, unless a wait from before a reload still runs.",
  context: ({ input }) => ({
    email: input.email,
    deadline: 0,
    secondsLeft: 0,
    resends: 0
  }),
  initial: "resuming",
  states: {
    resuming: {
      tags: "busy",
      invoke: {
        id: "storedWait",
        src: "storedWait",
        onDone: [{
          guard: {
            type: "isAhead",
            params: ({ event }) => event.output
          },
          target: "countingDown",
          actions: {
            type: "assignWait",
            params: ({ event }) => event.output
          }
        }, { target: "sending" }],
        onError: "sending"
      }
    },
    sending: { invoke: {
      id: "send",
      src: "sendCall",
      input: ({ context: { email, resends } }) => ({
        email,
        resends
      }),
      onDone: [{
        guard: {
          type: "isSent",
          params: ({ event }) => event.output
        },
        target: "countingDown",
        actions: ["countCode", {
          type: "assignWait",
          params: ({ event }) => event.output
        }]
      }, {
        target: "countingDown",
        actions: {
          type: "assignWait",
          params: ({ event }) => event.output
        }
      }]
    } },
    countingDown: {
      description: "The button is locked and shows the seconds left until the server's deadline.",
      tags: "locked",
      invoke: {
        id: "ticker",
        src: "ticker"
      },
      on: { tick: [{
        guard: {
          type: "isOver",
          params: ({ event }) => event
        },
        target: "resendable",
        actions: {
          type: "countDown",
          params: ({ event }) => event
        }
      }, { actions: {
        type: "countDown",
        params: ({ event }) => event
      } }] }
    },
    resendable: {
      description: "The wait is over; the button offers another code.",
      on: { "code.send": "sending" }
    }
  }
});
// machines/accounts/email-proof.ts
/** Does this person read the mail of this address? */
const emailProof = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {}
  },
  actors: {
    codeRequest,
    verifyCall: callOf()
  },
  actions: {
    assignTriesLeft: assign((_, { answer }) => answer.kind === "wrong" ? { triesLeft: answer.triesLeft } : {}),
    assignResult: assign((_, { answer }) => answer.kind === "proved" ? { result: answer.result } : {}),
    clearTriesLeft: assign({ triesLeft: null }),
    retryWithCode: sendTo("verify", ({ context: { email }, event }) => {
      assertEvent(event, "code.submit");
      return {
        type: "call.retry",
        request: {
          email,
          code: event.code
        }
      };
    })
  },
  guards: {
    isProved: (_, { answer }) => answer.kind === "proved",
    isWrong: (_, { answer }) => answer.kind === "wrong"
  }
}).createMachine({
  id: "emailProof",
  description: "A code goes to the address; codeRequest decides when another can be requested.",
  context: ({ input: { email } }) => ({
    email,
    result: undefined,
    triesLeft: null
  }),
  output: ({ context: { email, result } }) => ({
    email,
    result
  }),
  invoke: {
    id: "codeRequest",
    src: "codeRequest",
    input: ({ context: { email } }) => ({ email })
  },
  initial: "enteringCode",
  states: {
    enteringCode: {
      on: {
        "code.edit": ".typing",
        "code.submit": "verifying"
      },
      initial: "typing",
      states: {
        typing: {},
        wrongCode: {
          description: "The message and the tries left are shown until the code is edited.",
          exit: "clearTriesLeft"
        },
        codeSpent: { description: "Too many tries, or expired: another code is needed." }
      }
    },
    verifying: {
      description: "A retry sends the code as it is then.",
      invoke: {
        id: "verify",
        src: "verifyCall",
        input: ({ context: { email }, event }) => {
          assertEvent(event, "code.submit");
          return {
            email,
            code: event.code
          };
        },
        onDone: [
          {
            guard: {
              type: "isProved",
              params: ({ event }) => ({ answer: event.output })
            },
            target: "proved",
            actions: {
              type: "assignResult",
              params: ({ event }) => ({ answer: event.output })
            }
          },
          {
            guard: {
              type: "isWrong",
              params: ({ event }) => ({ answer: event.output })
            },
            target: "enteringCode.wrongCode",
            actions: {
              type: "assignTriesLeft",
              params: ({ event }) => ({ answer: event.output })
            }
          },
          { target: "enteringCode.codeSpent" }
        ]
      },
      on: { "code.submit": { actions: "retryWithCode" } }
    },
    proved: { type: "final" }
  }
});
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
  context: ({ input }) => ({
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
