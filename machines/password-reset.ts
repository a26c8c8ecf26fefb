import { assign, fromPromise, setup, type ActorLogic } from "xstate";

export type ResetOutcome =
  | { kind: "reset" }
  | { kind: "proofSpent" }
  | { kind: "refused"; refusal: string };

export type PasswordResetEvent = { type: "address.change" };

interface Context {
  email: string;
  refusal: string | null;
}

interface Answered {
  outcome: ResetOutcome;
}

// The snapshot of a form or a proof is its own affair: any logic fits that takes this input.
// oxlint-disable-next-line typescript/no-explicit-any
type PaneLogic = ActorLogic<any, any, { pane: "address" | "password" }>;
// Its snapshot is its own affair too.
// oxlint-disable-next-line typescript/no-explicit-any
type ProofLogic = ActorLogic<any, any, { email: string }>;

/** How does somebody who has no password, or forgot it, get another? */
export const passwordReset = setup({
  types: {
    context: {} as Context,
    events: {} as PasswordResetEvent,
    output: {} as { email: string },
    tags: {} as "busy" | "open" | "failed" | "settled",
  },
  actors: {
    addressForm: fromPromise(() =>
      Promise.reject(new Error("addressForm is not provided")),
    ) as PaneLogic,
    passwordForm: fromPromise(() =>
      Promise.reject(new Error("passwordForm is not provided")),
    ) as PaneLogic,
    emailProof: fromPromise(() =>
      Promise.reject(new Error("emailProof is not provided")),
    ) as ProofLogic,
    resetPassword: fromPromise<ResetOutcome, { email: string }>(() =>
      Promise.reject(new Error("resetPassword is not provided")),
    ),
  },
  actions: {
    "know the address": assign((_, { email }: { email: string }) => ({ email })),
    "keep the refusal": assign((_, { outcome }: Answered) =>
      outcome.kind === "refused" ? { refusal: outcome.refusal } : {},
    ),
    "forget the refusal": assign({ refusal: null }),
  },
  guards: {
    reset: (_, { outcome }: Answered) => outcome.kind === "reset",
    "proof spent": (_, { outcome }: Answered) => outcome.kind === "proofSpent",
  },
}).createMachine({
  id: "passwordReset",
  description:
    "Nothing on the way tells whether the address has an account; only its mailbox does.",
  context: { email: "", refusal: null },
  output: ({ context }) => ({ email: context.email }),
  initial: "givingAddress",
  states: {
    givingAddress: {
      tags: "open",
      invoke: {
        id: "addressForm",
        src: "addressForm",
        input: { pane: "address" },
        onDone: {
          target: "proving",
          actions: { type: "know the address", params: ({ event }) => event.output.result },
        },
      },
    },
    proving: {
      description: "The person shows that mail to the address is read.",
      on: { "address.change": "givingAddress" },
      initial: "firstTime",
      states: {
        firstTime: {
          invoke: {
            id: "emailProof",
            src: "emailProof",
            input: ({ context }) => ({ email: context.email }),
            onDone: "#passwordReset.choosingPassword",
          },
        },
        again: {
          description: "The password took too long; the address must be proved again.",
          invoke: {
            id: "emailProof",
            src: "emailProof",
            input: ({ context }) => ({ email: context.email }),
            onDone: "#passwordReset.choosingPassword",
          },
        },
      },
    },
    choosingPassword: {
      tags: "open",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: { pane: "password" },
        onDone: "resetting",
      },
      on: { "address.change": "givingAddress" },
      initial: "choosing",
      states: {
        choosing: {},
        declined: { tags: "failed", exit: "forget the refusal" },
        unanswered: { tags: "failed" },
      },
    },
    resetting: {
      tags: "busy",
      invoke: {
        id: "resetPassword",
        src: "resetPassword",
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: "reset", params: ({ event }) => ({ outcome: event.output }) },
            target: "reset",
          },
          {
            guard: { type: "proof spent", params: ({ event }) => ({ outcome: event.output }) },
            target: "proving.again",
          },
          {
            target: "choosingPassword.declined",
            actions: {
              type: "keep the refusal",
              params: ({ event }) => ({ outcome: event.output }),
            },
          },
        ],
        onError: "choosingPassword.unanswered",
      },
    },
    reset: {
      description: "Every session has ended; the person logs in with the new password.",
      tags: "settled",
      type: "final",
    },
  },
});
