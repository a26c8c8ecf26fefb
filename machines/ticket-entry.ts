import { assign, fromPromise, setup, type ActorLogic } from "xstate";

/** Whom a link names: the masked address, and who sent it. */
export type ReadOutcome =
  | { kind: "invited"; email: string; inviter: string }
  | { kind: "expired" }
  | { kind: "refused"; refusal: string };

export type TicketEntryEvent = { type: "code.ask" } | { type: "ticket.read" };

interface Context {
  email: string;
  inviter: string;
  refusal: string | null;
}

interface Read {
  outcome: ReadOutcome;
}

// A proof's snapshot is its own affair: any logic fits that takes this input.
// oxlint-disable-next-line typescript/no-explicit-any
type ProofLogic = ActorLogic<any, any, { email: string }>;

/** Somebody has come by a link: whom does it name, and may this person come in? */
export const ticketEntry = setup({
  types: {
    context: {} as Context,
    events: {} as TicketEntryEvent,
    tags: {} as "busy" | "open" | "failed" | "settled",
  },
  actors: {
    readTicket: fromPromise<ReadOutcome>(() =>
      Promise.reject(new Error("readTicket is not provided")),
    ),
    emailProof: fromPromise(() =>
      Promise.reject(new Error("emailProof is not provided")),
    ) as ProofLogic,
  },
  actions: {
    "know whom it names": assign((_, { outcome }: Read) =>
      outcome.kind === "invited" ? { email: outcome.email, inviter: outcome.inviter } : {},
    ),
    "keep the refusal": assign((_, { outcome }: Read) =>
      outcome.kind === "refused" ? { refusal: outcome.refusal } : {},
    ),
    "forget the refusal": assign({ refusal: null }),
  },
  guards: {
    invited: (_, { outcome }: Read) => outcome.kind === "invited",
    expired: (_, { outcome }: Read) => outcome.kind === "expired",
  },
}).createMachine({
  id: "ticketEntry",
  description: "The link identifies and nothing more; the code to the mailbox lets in.",
  context: { email: "", inviter: "", refusal: null },
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      invoke: {
        id: "readTicket",
        src: "readTicket",
        onDone: [
          {
            guard: { type: "invited", params: ({ event }) => ({ outcome: event.output }) },
            target: "invited",
            actions: {
              type: "know whom it names",
              params: ({ event }) => ({ outcome: event.output }),
            },
          },
          {
            guard: { type: "expired", params: ({ event }) => ({ outcome: event.output }) },
            target: "pageExpired",
          },
          {
            target: "unread.declined",
            actions: {
              type: "keep the refusal",
              params: ({ event }) => ({ outcome: event.output }),
            },
          },
        ],
        onError: "unread.unanswered",
      },
    },
    unread: {
      description: "Nothing is known of the link yet; it can be read again.",
      tags: ["failed", "open"],
      on: { "ticket.read": "reading" },
      initial: "unanswered",
      states: {
        declined: { exit: "forget the refusal" },
        unanswered: {},
      },
    },
    invited: {
      description:
        "The page names the inviter and the masked address; no mail goes before the person asks.",
      tags: "open",
      on: { "code.ask": "proving" },
    },
    proving: {
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context }) => ({ email: context.email }),
        onDone: "signedIn",
      },
    },
    signedIn: { tags: "settled", type: "final" },
    pageExpired: {
      description: "Wrong, ended, too old or somebody else's: one answer for all of them.",
      tags: "settled",
      type: "final",
    },
  },
});
