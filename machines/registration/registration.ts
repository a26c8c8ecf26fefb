import { assign, sendTo, setup } from "xstate";
import { proofOf } from "../accounts/email-proof.ts";
import type { Issue, Values } from "../shared/form.ts";
import { formOf } from "../shared/form-of.ts";

/** issues: found by the server in the details. */
export type RegisterResult =
  | { kind: "registered" }
  | { kind: "proofSpent" }
  | { kind: "detailsInvalid"; issues: Issue[] };

export type RegistrationEvent = { type: "details.change" };

/** proof: the server's proof that the address was verified by a code. */
interface Context {
  details: Values;
  email: string;
  proof: string | null;
  issues: Issue[];
}

interface Details {
  values: Values;
  result: { email: string };
}

interface Answered {
  result: RegisterResult;
}

/** How does a new applicant get an account, and which step is next? */
export const registration = setup({
  types: {
    context: {} as Context,
    events: {} as RegistrationEvent,
    input: {} as { details: Values; email: string },
    output: {} as { email: string },
    tags: {} as "settled",
  },
  actors: {
    detailsForm: formOf<{ email: string }>(),
    emailProof: proofOf<{ proof: string }>(),
    passwordForm: formOf<RegisterResult>(),
  },
  actions: {
    assignDetails: assign((_, { values, result }: Details) => ({
      details: values,
      email: result.email,
    })),
    assignProof: assign((_, { result }: { result: { proof: string } }) => result),
    assignIssues: assign((_, { result }: Answered) =>
      result.kind === "detailsInvalid" ? { issues: result.issues } : {},
    ),
    clearProof: assign({ proof: null }),
    showIssues: sendTo("detailsForm", ({ context: { issues } }) => ({
      type: "issues.show" as const,
      issues,
    })),
  },
  guards: {
    isCodeSent: ({ context: { email } }) => email !== "",
    isProved: ({ context: { email, proof } }, { result }: Details) =>
      proof !== null && result.email === email,
    isRegistered: (_, { result }: Answered) => result.kind === "registered",
    isProofSpent: (_, { result }: Answered) => result.kind === "proofSpent",
  },
}).createMachine({
  id: "registration",
  description: "The password stays in its form, which sends it with the details and the proof.",
  context: ({ input: { details, email } }) => ({ details, email, proof: null, issues: [] }),
  output: ({ context: { email } }) => ({ email }),
  initial: "beginning",
  states: {
    beginning: {
      description: "After a reload: the address to which a code is on its way, with the details.",
      always: [{ guard: "isCodeSent", target: "proving" }, "givingDetails"],
    },
    givingDetails: {
      description: "The applicant. An address that is already verified is not verified again.",
      invoke: {
        id: "detailsForm",
        src: "detailsForm",
        input: ({ context: { details } }) => ({ values: details }),
        onDone: [
          {
            guard: { type: "isProved", params: ({ event }) => event.output },
            target: "choosingPassword",
            actions: { type: "assignDetails", params: ({ event }) => event.output },
          },
          {
            target: "proving",
            actions: ["clearProof", { type: "assignDetails", params: ({ event }) => event.output }],
          },
        ],
      },
      initial: "giving",
      states: {
        giving: {},
        correcting: {
          description: "The server found issues in the details; the form shows them.",
          entry: "showIssues",
        },
      },
    },
    proving: {
      description: "The person shows that they read mail to the address.",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "choosingPassword",
          actions: { type: "assignProof", params: ({ event }) => event.output },
        },
      },
      on: { "details.change": "givingDetails" },
      initial: "firstTime",
      states: {
        firstTime: {},
        again: { description: "The password took too long; the proof has expired." },
      },
    },
    choosingPassword: {
      description: "The form creates the account, shows a failure and repeats it.",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: ({ context: { details, proof } }) => ({ values: { ...details, proof } }),
        onDone: [
          {
            guard: { type: "isRegistered", params: ({ event }) => event.output },
            target: "registered",
          },
          {
            guard: { type: "isProofSpent", params: ({ event }) => event.output },
            target: "proving.again",
            actions: "clearProof",
          },
          {
            target: "givingDetails.correcting",
            actions: { type: "assignIssues", params: ({ event }) => event.output },
          },
        ],
      },
      on: { "details.change": "givingDetails" },
    },
    registered: { tags: "settled", type: "final", entry: "clearProof" },
  },
});
