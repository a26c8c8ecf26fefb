import { assign, fromCallback, fromTransition, setup } from "xstate";
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
/** The answers of a short form, for as long as it runs. The name of its only section is empty. */
const formAnswers = fromTransition((state, event) => event.type === "answer.set" ? withAnswer(state, event) : state, ({ input }) => ({ answers: { "": input.values } }));
// machines/shared/form.ts
/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
const form = fromCallback(() => {});
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
  context: ({ input: { text, email, values } = { text: { line: "otcHongKong", version: "2026-11-01", locale: "en", sha256: "a" }, email: "ada@example.com", values: {} }, spawn }) => ({
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
