import {
  type ActorLogic,
  assertEvent,
  assign,
  sendTo,
  setup,
  type Snapshot,
  type SnapshotFrom,
} from "xstate";
import { callOf, type CallOutcome } from "../shared/call.ts";
import { codeRequest } from "./code-request.ts";

/** result: the server's result for the correct code. */
export type CodeResult =
  | { kind: "proved"; result?: unknown }
  | { kind: "wrong"; triesLeft: number }
  | { kind: "spent" };

export type ProofOutcome = CodeResult | Extract<CallOutcome, { kind: "rejected" }>;

export type EmailProofEvent = { type: "code.edit" } | { type: "code.submit"; code: string };

export interface ProofOutput<Result = unknown> {
  email: string;
  result: Result;
}

interface Context extends ProofOutput {
  triesLeft: number | null;
}

interface Answered {
  answer: CodeResult;
}

/** Does this person read the mail of this address? */
export const emailProof = setup({
  types: {
    context: {} as Context,
    events: {} as EmailProofEvent,
    input: {} as { email: string },
    output: {} as ProofOutput,
  },
  actors: {
    codeRequest,
    verifyCall: callOf<{ email: string; code: string }, CodeResult>(),
  },
  actions: {
    assignTriesLeft: assign((_, { answer }: Answered) =>
      answer.kind === "wrong" ? { triesLeft: answer.triesLeft } : {},
    ),
    assignResult: assign((_, { answer }: Answered) =>
      answer.kind === "proved" ? { result: answer.result } : {},
    ),
    clearTriesLeft: assign({ triesLeft: null }),
    retryWithCode: sendTo("verify", ({ context: { email }, event }) => {
      assertEvent(event, "code.submit");
      return { type: "call.retry", request: { email, code: event.code } };
    }),
  },
  guards: {
    isProved: (_, { answer }: Answered) => answer.kind === "proved",
    isWrong: (_, { answer }: Answered) => answer.kind === "wrong",
  },
}).createMachine({
  id: "emailProof",
  description: "A code goes to the address; codeRequest decides when another can be requested.",
  context: ({ input: { email } }) => ({ email, result: undefined, triesLeft: null }),
  output: ({ context: { email, result } }) => ({ email, result }),
  invoke: {
    id: "codeRequest",
    src: "codeRequest",
    input: ({ context: { email } }) => ({ email }),
  },
  initial: "enteringCode",
  states: {
    enteringCode: {
      on: { "code.edit": ".typing", "code.submit": "verifying" },
      initial: "typing",
      states: {
        typing: {},
        wrongCode: {
          description: "The message and the tries left are shown until the code is edited.",
          exit: "clearTriesLeft",
        },
        codeSpent: {
          description: "Too many tries, or expired: another code is needed.",
        },
      },
    },
    verifying: {
      description: "A retry sends the code as it is then.",
      invoke: {
        id: "verify",
        src: "verifyCall",
        input: ({ context: { email }, event }) => {
          assertEvent(event, "code.submit");
          return { email, code: event.code };
        },
        onDone: [
          {
            guard: { type: "isProved", params: ({ event }) => ({ answer: event.output }) },
            target: "proved",
            actions: { type: "assignResult", params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: "isWrong", params: ({ event }) => ({ answer: event.output }) },
            target: "enteringCode.wrongCode",
            actions: { type: "assignTriesLeft", params: ({ event }) => ({ answer: event.output }) },
          },
          { target: "enteringCode.codeSpent" },
        ],
      },
      on: { "code.submit": { actions: "retryWithCode" } },
    },
    proved: { type: "final" },
  },
});

/** The interface of a proof for its parent and screen. */
export type Proof<Result> = ActorLogic<
  Snapshot<ProofOutput<Result>> &
    Pick<SnapshotFrom<typeof emailProof>, "context" | "children" | "hasTag" | "matches">,
  EmailProofEvent,
  { email: string }
>;

/** The chart, or a provided copy of it, typed by the server's result for the correct code. */
export function proofOf<Result>(logic = emailProof): Proof<Result> {
  // Charts have no type parameters; the result passes through unread.
  return logic as unknown as Proof<Result>;
}
