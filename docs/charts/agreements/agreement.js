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
// machines/agreements/agreement.ts
/** Has the holder read this agreement to its end and signed it? */
export const agreement = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    answers: formAnswers,
    typedCopy: fromCallback(unprovided),
    language: fromCallback(unprovided),
    signatureForm: form,
    emailProof: proofOf(),
    signCall: callOf()
  },
  actions: {
    assignText: assign((_, { text }) => ({
      text,
      furthest: 1,
      proof: ""
    })),
    assignFurthest: assign((_, { part }) => ({ furthest: part })),
    assignSignature: assign((_, { values, result }) => ({
      values,
      key: result.key
    })),
    assignProof: assign((_, { result }) => result),
    clearProof: assign({ proof: "" })
  },
  guards: {
    isFurther: ({ context }, { part }) => part > context.furthest,
    isSigned: (_, { kind }) => kind === "signed",
    isProofSpent: (_, { kind }) => kind === "proofSpent",
    isTextChanged: (_, { kind }) => kind === "textChanged"
  }
}).createMachine({
  id: "agreement",
  description: "For the account holder only. The signature is of the text in the language shown.",
  context: ({ input: { text, email, values }, spawn }) => ({
    text,
    furthest: 1,
    email,
    answers: spawn("answers", {
      id: "answers",
      input: { values }
    }),
    values,
    key: "",
    proof: ""
  }),
  invoke: [{
    id: "typedCopy",
    src: "typedCopy",
    input: ({ context }) => context.answers
  }, {
    id: "language",
    src: "language",
    input: ({ context }) => context.answers
  }],
  on: { "text.show": {
    target: ".reading",
    actions: {
      type: "assignText",
      params: ({ event }) => event
    }
  } },
  initial: "reading",
  states: {
    reading: {
      description: "The last part has not been seen yet; nothing can be signed. Another language is another text.",
      tags: "open",
      on: {
        "part.show": {
          guard: {
            type: "isFurther",
            params: ({ event }) => event
          },
          actions: {
            type: "assignFurthest",
            params: ({ event }) => event
          }
        },
        "text.finish": "signing"
      }
    },
    signing: {
      description: "Name, capacity and signature, typed or drawn.",
      tags: "open",
      invoke: {
        id: "signatureForm",
        src: "signatureForm",
        input: ({ context }) => ({
          answers: context.answers,
          section: "",
          issues: []
        }),
        onDone: {
          target: "proving",
          actions: {
            type: "assignSignature",
            params: ({ event }) => event.output
          }
        }
      }
    },
    proving: {
      description: "A code to the holder's address is the second proof.",
      tags: "open",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: "sending",
          actions: {
            type: "assignProof",
            params: ({ event }) => event.output
          }
        }
      },
      on: { "signature.change": "signing" },
      initial: "firstTime",
      states: {
        firstTime: {},
        again: { description: "The proof has expired or was used; another code is sent." }
      }
    },
    sending: {
      description: "The call shows why it failed, and is sent again with the same key.",
      tags: "busy",
      exit: "clearProof",
      invoke: {
        id: "sign",
        src: "signCall",
        input: ({ context: { text, values, key, proof } }) => ({
          text,
          values,
          key,
          proof
        }),
        onDone: [
          {
            guard: {
              type: "isSigned",
              params: ({ event }) => event.output
            },
            target: "signed"
          },
          {
            guard: {
              type: "isProofSpent",
              params: ({ event }) => event.output
            },
            target: "proving.again"
          },
          {
            guard: {
              type: "isTextChanged",
              params: ({ event }) => event.output
            },
            target: "changed"
          },
          { target: "moved" }
        ]
      }
    },
    signed: {
      tags: "settled",
      type: "final"
    },
    changed: {
      description: "A newer version came into force; the page is loaded again to read it.",
      tags: ["settled", "failed"],
      type: "final"
    },
    moved: {
      description: "The line waits for no signature now; the page is loaded again.",
      tags: ["settled", "failed"],
      type: "final"
    }
  }
});
