import {
  type ActorLogic,
  assertEvent,
  assign,
  fromPromise,
  setup,
  type Snapshot,
  type SnapshotFrom,
} from "xstate";
import type { Refusal } from "./refusal.ts";
import { unprovided } from "./unprovided.ts";

/** The promise rejects if there was no answer. */
export type CallOutcome<Result = object | undefined> =
  | { kind: "answered"; result: Result }
  | { kind: "rejected"; refusal: Refusal };

type AnyRequest = object | undefined;

/** request: replaces the first request if the person corrected it. */
export type CallEvent = { type: "call.retry"; request?: object };

interface Context {
  request: AnyRequest;
  result: object | undefined;
  refusal: Refusal | null;
}

/** Has the server answered this call, and if not, can it be sent again? */
export const call = setup({
  types: {
    context: {} as Context,
    events: {} as CallEvent,
    input: {} as AnyRequest,
    output: {} as object | undefined,
    tags: {} as "busy" | "open" | "failed" | "settled",
  },
  actors: {
    send: fromPromise<CallOutcome, AnyRequest>(unprovided),
  },
  actions: {
    assignOutcome: assign((_, outcome: CallOutcome) =>
      outcome.kind === "answered"
        ? { result: outcome.result, refusal: null }
        : { refusal: outcome.refusal },
    ),
    assignRequest: assign(({ context, event }) => {
      assertEvent(event, "call.retry");
      return { request: event.request ?? context.request };
    }),
    clearRefusal: assign({ refusal: null }),
  },
  guards: {
    isAnswered: (_, outcome: CallOutcome) => outcome.kind === "answered",
  },
}).createMachine({
  id: "call",
  description:
    "To cancel, the parent leaves its state. Do not retry a call that may not be repeated.",
  context: ({ input }) => ({ request: input, result: undefined, refusal: null }),
  output: ({ context }) => context.result,
  initial: "sending",
  states: {
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: "isAnswered", params: ({ event }) => event.output },
            target: "answered",
            actions: { type: "assignOutcome", params: ({ event }) => event.output },
          },
          {
            target: "rejected",
            actions: { type: "assignOutcome", params: ({ event }) => event.output },
          },
        ],
        onError: "unreachable",
      },
    },
    rejected: {
      description: "A rule rejected the call; the code is its reason.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "call.retry": { target: "sending", actions: "assignRequest" } },
    },
    unreachable: {
      description: "There was no answer. Whether the server acted is not known.",
      tags: ["failed", "open"],
      on: { "call.retry": { target: "sending", actions: "assignRequest" } },
    },
    answered: { type: "final", tags: "settled" },
  },
});

/** The interface of a call for its parent and screen. */
export type Call<Request extends AnyRequest, Result> = ActorLogic<
  Snapshot<Result> & Pick<SnapshotFrom<typeof call>, "context" | "hasTag" | "matches">,
  CallEvent,
  Request
>;

/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
export function callOf<Request extends AnyRequest, Result>(logic = call): Call<Request, Result> {
  // Charts have no type parameters; request and result pass through unread.
  return logic as unknown as Call<Request, Result>;
}
