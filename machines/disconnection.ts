import { assertEvent, assign, fromPromise, setup } from "xstate";

export type DisconnectOutcome = { kind: "disconnected" } | { kind: "refused"; refusal: string };

export type DisconnectionEvent =
  | { type: "disconnect.ask"; id: string; provider: string }
  | { type: "disconnect.confirm" }
  | { type: "dialog.close" };

/** The platform whose account the dialog is about. */
interface Context {
  id: string;
  provider: string;
  refusal: string | null;
}

interface Answered {
  outcome: DisconnectOutcome;
}

/** Is a platform's account to log in here no longer, and has that been done? */
export const disconnection = setup({
  types: {
    context: {} as Context,
    events: {} as DisconnectionEvent,
    tags: {} as "busy" | "open" | "failed",
  },
  actors: {
    disconnect: fromPromise<DisconnectOutcome, { id: string }>(() =>
      Promise.reject(new Error("disconnect is not provided")),
    ),
  },
  actions: {
    "know the platform": assign(({ event }) => {
      assertEvent(event, "disconnect.ask");
      return { id: event.id, provider: event.provider };
    }),
    "forget the platform": assign({ id: "", provider: "", refusal: null }),
    "keep the refusal": assign((_, { outcome }: Answered) => ({
      refusal: outcome.kind === "refused" ? outcome.refusal : null,
    })),
    "forget the refusal": assign({ refusal: null }),
  },
  guards: {
    done: (_, { outcome }: Answered) => outcome.kind === "disconnected",
  },
}).createMachine({
  id: "disconnection",
  description: "Run for the account holder alone; the list itself is the server's.",
  context: { id: "", provider: "", refusal: null },
  initial: "listing",
  states: {
    listing: {
      tags: "open",
      entry: "forget the platform",
      on: { "disconnect.ask": { target: "asked", actions: "know the platform" } },
    },
    asked: {
      on: { "dialog.close": "listing" },
      initial: "asking",
      states: {
        asking: {
          description:
            "Disconnecting ends every session elsewhere and one way to log in, so it is asked.",
          tags: "open",
          on: { "disconnect.confirm": "sending" },
          initial: "waiting",
          states: {
            waiting: {},
            declined: { tags: "failed", exit: "forget the refusal" },
            unanswered: { tags: "failed" },
          },
        },
        sending: {
          tags: "busy",
          invoke: {
            id: "disconnect",
            src: "disconnect",
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: "done", params: ({ event }) => ({ outcome: event.output }) },
                target: "#disconnection.listing",
              },
              {
                target: "asking.declined",
                actions: {
                  type: "keep the refusal",
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
            ],
            onError: "asking.unanswered",
          },
        },
      },
    },
  },
});
