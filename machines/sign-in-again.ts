import { fromPromise, sendTo, setup, type ActorLogic } from "xstate";
import type { Begun } from "./session-facts.ts";

/** A holder has a password, a collaborator has none. */
export interface SignInAgainInput {
  role: "holder" | "assistant";
  email: string;
}

export type SignInAgainEvent = { type: "code.ask" };

// A form or a proof keeps its snapshot to itself: any logic fits that takes this input.
// oxlint-disable-next-line typescript/no-explicit-any
type WayBack = ActorLogic<any, any, { email: string }>;

/** How does the person whose session ended come back to a page that stays as it was? */
export const signInAgain = setup({
  types: {
    context: {} as SignInAgainInput,
    events: {} as SignInAgainEvent,
    input: {} as SignInAgainInput,
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
    beginSession: sendTo(
      ({ system }) => system.get("session"),
      (_, begun: Begun) => ({ type: "session.begin", ...begun }),
    ),
  },
  guards: { hasNoPassword: ({ context }) => context.role === "assistant" },
}).createMachine({
  id: "signInAgain",
  description: "Asks only for what proves that it is the same person: the address is known.",
  context: ({ input }) => input,
  initial: "choosing",
  states: {
    choosing: {
      always: [{ guard: "hasNoPassword", target: "offeringCode" }, "askingPassword"],
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
          actions: { type: "beginSession", params: ({ event }) => event.output.result },
        },
      },
    },
    offeringCode: {
      description: "No code is sent before the person asks for it.",
      tags: "open",
      on: { "code.ask": "askingCode" },
    },
    askingCode: {
      description: "The code goes by the link by which the collaborator came in.",
      tags: "open",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "back",
          actions: { type: "beginSession", params: ({ event }) => event.output.result },
        },
      },
    },
    back: {
      description: "What was rejected is sent again; the page continues as it was.",
      tags: "settled",
      type: "final",
    },
  },
});
