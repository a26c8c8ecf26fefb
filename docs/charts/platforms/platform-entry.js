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
// machines/shared/answers.ts
const valuesOf = ({ answers, section }) => answers.getSnapshot().context.answers[section] ?? {};
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
/** The answers of a short form, for as long as it runs. The name of its only section is empty. */
const formAnswers = fromTransition((state, event) => event.type === "answer.set" ? withAnswer(state, event) : state, ({ input }) => ({ answers: { "": input.values } }));
// machines/shared/form.ts
const belongsTo = ({ path }, name) => path === name || path.startsWith(`${name}.`);
/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
const form = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    formAnswers,
    check: fromPromise(unprovided)
  },
  actions: {
    assignIssues: assign((_, { issues }) => ({ issues })),
    assignOutcome: assign((_, outcome) => ({
      issues: outcome.kind === "invalid" ? outcome.issues : [],
      refusal: outcome.kind === "rejected" ? outcome.refusal : null,
      result: outcome.kind === "accepted" ? outcome.result : undefined
    })),
    dropIssuesOf: assign(({ context }, { name }) => ({ issues: context.issues.filter((issue) => !belongsTo(issue, name)) })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearFindings: assign({
      issues: [],
      refusal: null
    })
  },
  guards: {
    isAccepted: (_, outcome) => outcome.kind === "accepted",
    isInvalid: (_, outcome) => outcome.kind === "invalid",
    hasIssues: ({ context }) => context.issues.length > 0,
    isLastIssue: ({ context }, { name }) => context.issues.every((issue) => belongsTo(issue, name))
  }
}).createMachine({
  id: "form",
  context: ({ input, spawn }) => ({
    ..."answers" in input ? {
      answers: input.answers,
      section: input.section,
      issues: input.issues
    } : {
      answers: spawn("formAnswers", {
        id: "answers",
        input
      }),
      section: "",
      issues: []
    },
    attempts: 0,
    refusal: null,
    result: undefined
  }),
  output: ({ context }) => ({
    values: valuesOf(context),
    result: context.result
  }),
  on: { "issues.show": {
    target: ".invalid",
    actions: {
      type: "assignIssues",
      params: ({ event }) => event
    }
  } },
  initial: "untouched",
  states: {
    untouched: {
      tags: "open",
      always: {
        guard: "hasIssues",
        target: "invalid"
      },
      on: {
        "field.edit": "edited",
        "form.check": "checking"
      }
    },
    edited: {
      tags: "open",
      on: { "form.check": "checking" }
    },
    checking: {
      description: "The answers of this moment are checked; the fields wait for the result.",
      tags: "busy",
      entry: "clearFindings",
      invoke: {
        id: "check",
        src: "check",
        input: ({ context: { answers, section } }) => ({
          answers,
          section
        }),
        onDone: [
          {
            guard: {
              type: "isAccepted",
              params: ({ event }) => event.output
            },
            target: "accepted",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isInvalid",
              params: ({ event }) => event.output
            },
            target: "invalid",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            target: "rejected",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          }
        ],
        onError: "unreachable"
      }
    },
    invalid: {
      description: "Every issue is shown and linked; the issues of a field go once it is edited.",
      tags: ["failed", "open"],
      entry: "countAttempt",
      on: {
        "field.edit": [{
          guard: {
            type: "isLastIssue",
            params: ({ event }) => event
          },
          target: "edited",
          actions: "clearFindings"
        }, { actions: {
          type: "dropIssuesOf",
          params: ({ event }) => event
        } }],
        "form.check": "checking"
      }
    },
    rejected: {
      description: "No field has an issue: the server rejected the form with a reason.",
      tags: ["failed", "open"],
      entry: "countAttempt",
      exit: "clearFindings",
      on: {
        "field.edit": "edited",
        "form.check": "checking"
      }
    },
    unreachable: {
      description: "There was no answer. Nothing is lost; the same check can be tried again.",
      tags: ["failed", "open"],
      on: {
        "field.edit": "edited",
        "form.check": "checking"
      }
    },
    accepted: {
      tags: "settled",
      type: "final"
    }
  }
});
// machines/shared/form-of.ts
/** The form chart, or a provided copy of it, typed by the result of its check. */
function formOf(logic = form) {
  return logic;
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
    accountForm: formOf(),
    passwordForm: formOf(),
    emailProof: proofOf(),
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
  invoke: {
    id: "watchTicket",
    src: "watchTicket",
    systemId: "watchTicket"
  },
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
  context: ({ input }) => ({
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
