import { assign, fromCallback, setup } from "xstate";
import { proofOf } from "../accounts/email-proof.ts";
import { formOf } from "../shared/form-of.ts";
import { unprovided } from "../shared/unprovided.ts";

type Values = Record<string, unknown>;

/** reply: the server's answer that signs the person in. */
export interface ClaimOutput {
  kind: "claimed" | "expired";
  reply?: unknown;
}

/** A proof without a reply: the code was right, and the account asks for its password too. */
export type ClaimResult = { reply: unknown } | { proof: string };

export interface AccountClaimInput {
  values: Values;
}

export type AccountClaimEvent = { type: "address.change" | "code.send" | "ticket.end" };

interface Context extends AccountClaimInput {
  proof: string;
  reply: unknown;
}

interface Proved {
  result: ClaimResult;
}

const trimmedEmail = ({ email }: Values) => String(email).trim();

/** A platform's person names an account or describes a new one: is its mailbox theirs? */
export const accountClaim = setup({
  types: {
    context: {} as Context,
    events: {} as AccountClaimEvent,
    input: {} as AccountClaimInput,
    output: {} as ClaimOutput,
    tags: {} as "open" | "settled",
  },
  actors: {
    accountForm: formOf(),
    passwordForm: formOf<ClaimResult>(),
    emailProof: proofOf<ClaimResult>(),
    watchTicket: fromCallback(unprovided),
  },
  actions: {
    assignValues: assign((_, { values }: AccountClaimInput) => ({ values })),
    assignResult: assign((_, { result }: Proved) => result),
    clearProof: assign({ proof: "" }),
  },
  guards: { hasReply: (_, { result }: Proved) => "reply" in result },
}).createMachine({
  id: "accountClaim",
  description: "Equal addresses prove nothing: the mailbox of the account must be read.",
  context: ({ input }) => ({ ...input, proof: "", reply: undefined }),
  output: ({ event }) => event.output as ClaimOutput,
  invoke: { id: "watchTicket", src: "watchTicket", systemId: "watchTicket" },
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
          actions: { type: "assignValues", params: ({ event }) => event.output },
        },
      },
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
            onDone: [
              {
                guard: { type: "hasReply", params: ({ event }) => event.output },
                target: "#accountClaim.claimed",
                actions: { type: "assignResult", params: ({ event }) => event.output },
              },
              {
                target: "givingPassword",
                actions: { type: "assignResult", params: ({ event }) => event.output },
              },
            ],
          },
          on: { "address.change": "#accountClaim.describing" },
        },
        givingPassword: {
          description:
            "The mailbox was proved long ago and may have another owner now: the password shows that it does not.",
          tags: "open",
          exit: "clearProof",
          invoke: {
            id: "passwordForm",
            src: "passwordForm",
            input: ({ context: { values, proof } }) => ({
              values: { email: trimmedEmail(values), proof },
            }),
            onDone: {
              target: "#accountClaim.claimed",
              actions: { type: "assignResult", params: ({ event }) => event.output },
            },
          },
          on: { "code.send": "readingMail" },
        },
      },
    },
    claimed: {
      tags: "settled",
      type: "final",
      output: ({ context }) => ({ kind: "claimed", reply: context.reply }),
    },
    expired: { tags: "settled", type: "final", output: { kind: "expired" } },
  },
});
