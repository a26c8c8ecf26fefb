import { emit, fromPromise, setup, type ActorLogic } from "xstate";

/** Whose session ended: a holder has a password, a collaborator has none. */
export interface SignInAgainInput {
  role: "holder" | "assistant";
  email: string;
}

export type SignInAgainEvent = { type: "code.ask" };

/** answer: what the server said to the proof, which the session goes on with; no concern of this chart. */
export type SignInAgainEmitted = { type: "person.back"; answer: unknown };

interface Proved {
  answer: unknown;
}

// A form's or proof's snapshot is its own affair: any logic fits that takes this input.
// oxlint-disable-next-line typescript/no-explicit-any
type WayBack = ActorLogic<any, any, { email: string }>;

/** How does the person whose session ended come back to a page that stays as it was? */
export const signInAgain = setup({
  types: {
    context: {} as SignInAgainInput,
    events: {} as SignInAgainEvent,
    input: {} as SignInAgainInput,
    emitted: {} as SignInAgainEmitted,
    tags: {} as "open" | "settled",
  },
  actors: {
    passwordForm: fromPromise(() =>
      Promise.reject(new Error("passwordForm is not provided")),
    ) as WayBack,
    emailProof: fromPromise(() =>
      Promise.reject(new Error("emailProof is not provided")),
    ) as WayBack,
  },
  actions: {
    "say who is back": emit((_, { answer }: Proved) => ({ type: "person.back" as const, answer })),
  },
  guards: { "without a password": ({ context }) => context.role === "assistant" },
}).createMachine({
  id: "signInAgain",
  description:
    "Asks for nothing but what proves that it is the same person: the address stands there.",
  context: ({ input }) => input,
  initial: "turning",
  states: {
    turning: {
      always: [{ guard: "without a password", target: "offeringCode" }, "askingPassword"],
    },
    askingPassword: {
      description: "Only the password is asked for.",
      tags: "open",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "back",
          actions: {
            type: "say who is back",
            params: ({ event }) => ({ answer: event.output.result }),
          },
        },
      },
    },
    offeringCode: {
      description: "No code is sent before somebody is there to read it.",
      tags: "open",
      on: { "code.ask": "askingCode" },
    },
    askingCode: {
      description: "The code goes by the link by which the collaborator came.",
      tags: "open",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "back",
          actions: {
            type: "say who is back",
            params: ({ event }) => ({ answer: event.output.result }),
          },
        },
      },
    },
    back: {
      description: "What was refused is done again; the page goes on as it was.",
      tags: "settled",
      type: "final",
    },
  },
});
