import { assign, fromCallback, setup } from "xstate";
import { proofOf } from "../accounts/email-proof.ts";
import { type AnswersRef, formAnswers } from "../shared/answers.ts";
import { callOf } from "../shared/call.ts";
import { form, type FormOutput } from "../shared/form.ts";
import { unprovided } from "../shared/unprovided.ts";
import type {
  AgreementContext,
  AgreementEvent,
  AgreementInput,
  ShownText,
  SignRequest,
  SignResult,
} from "./signing.ts";

/** Has the holder read this agreement to its end and signed it? */
export const agreement = setup({
  types: {
    context: {} as AgreementContext,
    events: {} as AgreementEvent,
    input: {} as AgreementInput,
    tags: {} as "open" | "busy" | "settled" | "failed",
  },
  actors: {
    answers: formAnswers,
    typedCopy: fromCallback<AgreementEvent, AnswersRef>(unprovided),
    language: fromCallback<AgreementEvent, AnswersRef>(unprovided),
    signatureForm: form,
    emailProof: proofOf<{ proof: string }>(),
    signCall: callOf<SignRequest, SignResult>(),
  },
  actions: {
    assignText: assign((_, { text }: { text: ShownText }) => ({ text, furthest: 1, proof: "" })),
    assignFurthest: assign((_, { part }: { part: number }) => ({ furthest: part })),
    assignSignature: assign((_, { values, result }: FormOutput) => ({
      values,
      key: (result as { key: string }).key,
    })),
    assignProof: assign((_, { result }: { result: { proof: string } }) => result),
    clearProof: assign({ proof: "" }),
  },
  guards: {
    isFurther: ({ context }, { part }: { part: number }) => part > context.furthest,
    isSigned: (_, { kind }: SignResult) => kind === "signed",
    isProofSpent: (_, { kind }: SignResult) => kind === "proofSpent",
    isTextChanged: (_, { kind }: SignResult) => kind === "textChanged",
  },
}).createMachine({
  id: "agreement",
  description: "For the account holder only. The signature is of the text in the language shown.",
  context: ({ input: { text, email, values }, spawn }) => ({
    text,
    furthest: 1,
    email,
    answers: spawn("answers", { id: "answers", input: { values } }) as unknown as AnswersRef,
    values,
    key: "",
    proof: "",
  }),
  invoke: [
    { id: "typedCopy", src: "typedCopy", input: ({ context }) => context.answers },
    { id: "language", src: "language", input: ({ context }) => context.answers },
  ],
  on: {
    "text.show": {
      target: ".reading",
      actions: { type: "assignText", params: ({ event }) => event },
    },
  },
  initial: "reading",
  states: {
    reading: {
      description:
        "The last part has not been seen yet; nothing can be signed. Another language is another text.",
      tags: "open",
      on: {
        "part.show": {
          guard: { type: "isFurther", params: ({ event }) => event },
          actions: { type: "assignFurthest", params: ({ event }) => event },
        },
        "text.finish": "signing",
      },
    },
    signing: {
      description: "Name, capacity and signature, typed or drawn.",
      tags: "open",
      invoke: {
        id: "signatureForm",
        src: "signatureForm",
        input: ({ context }) => ({ answers: context.answers, section: "", issues: [] }),
        onDone: {
          target: "proving",
          actions: { type: "assignSignature", params: ({ event }) => event.output },
        },
      },
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
          actions: { type: "assignProof", params: ({ event }) => event.output },
        },
      },
      on: { "signature.change": "signing" },
      initial: "firstTime",
      states: {
        firstTime: {},
        again: { description: "The proof has expired or was used; another code is sent." },
      },
    },
    sending: {
      description: "The call shows why it failed, and is sent again with the same key.",
      tags: "busy",
      exit: "clearProof",
      invoke: {
        id: "sign",
        src: "signCall",
        input: ({ context: { text, values, key, proof } }) => ({ text, values, key, proof }),
        onDone: [
          { guard: { type: "isSigned", params: ({ event }) => event.output }, target: "signed" },
          {
            guard: { type: "isProofSpent", params: ({ event }) => event.output },
            target: "proving.again",
          },
          {
            guard: { type: "isTextChanged", params: ({ event }) => event.output },
            target: "changed",
          },
          { target: "moved" },
        ],
      },
    },
    signed: { tags: "settled", type: "final" },
    changed: {
      description: "A newer version came into force; the page is loaded again to read it.",
      tags: ["settled", "failed"],
      type: "final",
    },
    moved: {
      description: "The line waits for no signature now; the page is loaded again.",
      tags: ["settled", "failed"],
      type: "final",
    },
  },
});
