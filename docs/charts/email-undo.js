import { assign, fromPromise, setup } from "xstate";
// machines/email-undo.ts
/** Is the change of an account's address to be undone, and has that been done? */
export const emailUndo = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    readLink: fromPromise(() => Promise.reject(new Error("readLink is not provided"))),
    undoChange: fromPromise(() => Promise.reject(new Error("undoChange is not provided")))
  },
  actions: {
    "know the account": assign((_, { outcome }) => outcome.kind === "read" ? {
      account: outcome.account,
      email: outcome.email,
      present: outcome.present
    } : {}),
    "know the address": assign((_, { outcome }) => outcome.kind === "undone" ? { email: outcome.email } : {}),
    "forget the ticket": assign({ ticket: "" }),
    "forget the account": assign({
      account: "",
      email: "",
      present: ""
    }),
    "keep the refusal": assign((_, { outcome }) => outcome.kind === "refused" ? { refusal: outcome.refusal } : {}),
    "forget the refusal": assign({ refusal: null })
  },
  guards: {
    "has a link": ({ context }) => context.ticket !== "",
    read: (_, { outcome }) => outcome.kind === "read",
    ended: (_, { outcome }) => outcome.kind === "ended",
    undone: (_, { outcome }) => outcome.kind === "undone"
  }
}).createMachine({
  id: "emailUndo",
  description: "Run for whoever opens the link that went to the address before; nobody is signed in by it.",
  context: ({ input }) => ({
    ...input,
    account: "",
    email: "",
    present: "",
    refusal: null
  }),
  initial: "arriving",
  states: {
    arriving: { always: [{
      guard: "has a link",
      target: "reading"
    }, { target: "noLink" }] },
    reading: {
      tags: "busy",
      invoke: {
        id: "readLink",
        src: "readLink",
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          {
            guard: {
              type: "read",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "asking",
            actions: {
              type: "know the account",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            guard: {
              type: "ended",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "ended"
          },
          {
            target: "unread.declined",
            actions: {
              type: "keep the refusal",
              params: ({ event }) => ({ outcome: event.output })
            }
          }
        ],
        onError: "unread.unanswered"
      }
    },
    unread: {
      description: "The server said nothing of the link; it can be read again.",
      tags: ["failed", "open"],
      on: { "link.read": "reading" },
      initial: "unanswered",
      states: {
        declined: { exit: "forget the refusal" },
        unanswered: {}
      }
    },
    asking: {
      description: "Programs that read mail open links as well: nothing is changed before the person says so.",
      tags: "open",
      on: { "undo.confirm": "undoing" },
      initial: "waiting",
      states: {
        waiting: {},
        declined: {
          tags: "failed",
          exit: "forget the refusal"
        },
        unanswered: { tags: "failed" }
      }
    },
    undoing: {
      tags: "busy",
      invoke: {
        id: "undoChange",
        src: "undoChange",
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          {
            guard: {
              type: "undone",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "undone",
            actions: {
              type: "know the address",
              params: ({ event }) => ({ outcome: event.output })
            }
          },
          {
            guard: {
              type: "ended",
              params: ({ event }) => ({ outcome: event.output })
            },
            target: "ended"
          },
          {
            target: "asking.declined",
            actions: {
              type: "keep the refusal",
              params: ({ event }) => ({ outcome: event.output })
            }
          }
        ],
        onError: "asking.unanswered"
      }
    },
    undone: {
      description: "Every session has ended and there is no password; the person chooses one by a code to the address.",
      tags: "settled",
      type: "final",
      entry: "forget the ticket"
    },
    noLink: {
      description: "The page was opened by its address alone.",
      tags: "settled",
      type: "final"
    },
    ended: {
      description: "Wrong, used or too old: one answer for all of them.",
      tags: "settled",
      type: "final",
      entry: ["forget the ticket", "forget the account"]
    }
  }
});
