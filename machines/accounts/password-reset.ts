import { assign, setup } from "xstate";
import { proofOf } from "./email-proof.ts";
import type { Values } from "../shared/form.ts";
import { formOf } from "../shared/form-of.ts";

export type ResetResult = { kind: "reset" } | { kind: "proofSpent" };

export type PasswordResetEvent = { type: "address.change" };

/** proof: the server's proof that the address was verified by a code. */
interface Context {
  address: Values;
  email: string;
  proof: string;
}

interface Address {
  values: Values;
  result: { email: string };
}

/** How does a person who has no password, or forgot it, get another? */
export const passwordReset = setup({
  types: {
    context: {} as Context,
    events: {} as PasswordResetEvent,
    input: {} as { address: Values },
    output: {} as { email: string },
    tags: {} as "settled",
  },
  actors: {
    addressForm: formOf<{ email: string }>(),
    emailProof: proofOf<{ proof: string }>(),
    passwordForm: formOf<ResetResult>(),
  },
  actions: {
    assignAddress: assign((_, { values, result }: Address) => ({
      address: values,
      email: result.email,
    })),
    assignProof: assign((_, { result }: { result: { proof: string } }) => result),
    clearProof: assign({ proof: "" }),
  },
  guards: {
    isReset: (_, { result }: { result: ResetResult }) => result.kind === "reset",
  },
}).createMachine({
  id: "passwordReset",
  description: "No page reveals whether the address has an account; only the email does.",
  context: ({ input: { address } }) => ({ address, email: "", proof: "" }),
  output: ({ context: { email } }) => ({ email }),
  initial: "givingAddress",
  states: {
    givingAddress: {
      invoke: {
        id: "addressForm",
        src: "addressForm",
        input: ({ context: { address } }) => ({ values: address }),
        onDone: {
          target: "proving",
          actions: { type: "assignAddress", params: ({ event }) => event.output },
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
      on: { "address.change": "givingAddress" },
      initial: "firstTime",
      states: {
        firstTime: {},
        again: { description: "The password took too long; the proof has expired." },
      },
    },
    choosingPassword: {
      description: "The form sets the password, shows a failure and repeats it.",
      exit: "clearProof",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: ({ context: { email, proof } }) => ({ values: { email, proof } }),
        onDone: [
          {
            guard: { type: "isReset", params: ({ event }) => event.output },
            target: "reset",
          },
          { target: "proving.again" },
        ],
      },
      on: { "address.change": "givingAddress" },
    },
    reset: {
      description: "Every session has ended; the person logs in with the new password.",
      tags: "settled",
      type: "final",
    },
  },
});
