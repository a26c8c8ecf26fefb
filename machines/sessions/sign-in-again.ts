import { fromCallback, sendTo, setup } from "xstate";
import { proofOf } from "../accounts/email-proof.ts";
import type { SessionBegin } from "../collaborators/invitation-entry.ts";
import { formOf } from "../shared/form-of.ts";
import { unprovided } from "../shared/unprovided.ts";

/** A holder has a password, a collaborator has none. */
export interface SignInAgainInput {
  role: "holder" | "assistant";
  email: string;
}

export type SignInAgainEvent = { type: "code.send" };

/** How does the person whose session ended come back to a page that stays as it was? */
export const signInAgain = setup({
  types: {
    context: {} as SignInAgainInput,
    events: {} as SignInAgainEvent,
    input: {} as SignInAgainInput,
    tags: {} as "open" | "settled",
  },
  actors: {
    passwordForm: formOf(),
    emailProof: proofOf(),
    session: fromCallback<SessionBegin>(unprovided),
  },
  actions: {
    beginSession: sendTo("session", (_, { result }: { result: unknown }) => ({
      type: "session.begin",
      reply: result,
    })),
  },
  guards: { isCollaborator: ({ context }) => context.role === "assistant" },
}).createMachine({
  id: "signInAgain",
  description: "Asks only for what proves that it is the same person: the address is shown.",
  context: ({ input }) => input,
  invoke: { id: "session", src: "session" },
  initial: "askingPassword",
  states: {
    askingPassword: {
      description: "Only the password is asked for.",
      tags: "open",
      always: { guard: "isCollaborator", target: "offeringCode" },
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: ({ context: { email } }) => ({ values: { email } }),
        onDone: {
          target: "back",
          actions: { type: "beginSession", params: ({ event }) => event.output },
        },
      },
    },
    offeringCode: {
      description: "No code is sent before the person asks for it.",
      tags: "open",
      on: { "code.send": "askingCode" },
    },
    askingCode: {
      description: "The code is sent through the link by which the collaborator came.",
      tags: "open",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context: { email } }) => ({ email }),
        onDone: {
          target: "back",
          actions: { type: "beginSession", params: ({ event }) => event.output },
        },
      },
    },
    back: {
      description: "The rejected calls are made again; the page goes on as it was.",
      tags: "settled",
      type: "final",
    },
  },
});
