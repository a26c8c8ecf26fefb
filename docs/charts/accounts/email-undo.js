import { assign, fromCallback, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/accounts/email-undo.ts
const nothing = {
  ticket: "",
  account: "",
  email: "",
  present: ""
};
/** Is the change of an account's address to be undone, and has that been done? */
export const emailUndo = setup({
  types: {
    context: {},
    events: {}
  },
  actors: {
    address: fromCallback(unprovided),
    readCall: callOf(),
    undoCall: callOf()
  },
  actions: {
    assignTicket: assign((_, { ticket }) => ({
      ...nothing,
      ticket
    })),
    assignAccount: assign((_, { result }) => result.kind === "read" ? {
      account: result.account,
      email: result.email,
      present: result.present
    } : {}),
    assignRestored: assign((_, { result }) => result.kind === "undone" ? {
      ...nothing,
      email: result.email
    } : {}),
    clearAll: assign(nothing)
  },
  guards: {
    hasTicket: (_, { ticket }) => ticket !== "",
    isEnded: (_, { result }) => result.kind === "ended"
  }
}).createMachine({
  id: "emailUndo",
  description: "Does not sign in. A link pasted into the open page is read like one that opens it.",
  context: nothing,
  invoke: {
    id: "address",
    src: "address"
  },
  on: { "link.open": {
    guard: {
      type: "hasTicket",
      params: ({ event }) => event
    },
    target: ".reading",
    actions: {
      type: "assignTicket",
      params: ({ event }) => event
    },
    reenter: true
  } },
  initial: "arriving",
  states: {
    arriving: { on: { "link.open": [{
      guard: {
        type: "hasTicket",
        params: ({ event }) => event
      },
      target: "reading",
      actions: {
        type: "assignTicket",
        params: ({ event }) => event
      }
    }, { target: "noLink" }] } },
    reading: { invoke: {
      id: "read",
      src: "readCall",
      input: ({ context }) => ({ ticket: context.ticket }),
      onDone: [{
        guard: {
          type: "isEnded",
          params: ({ event }) => ({ result: event.output })
        },
        target: "ended"
      }, {
        target: "asking",
        actions: {
          type: "assignAccount",
          params: ({ event }) => ({ result: event.output })
        }
      }]
    } },
    asking: {
      description: "Mail scanners open links too: nothing changes before the person confirms.",
      on: { "undo.confirm": "undoing" }
    },
    undoing: { invoke: {
      id: "undo",
      src: "undoCall",
      input: ({ context }) => ({ ticket: context.ticket }),
      onDone: [{
        guard: {
          type: "isEnded",
          params: ({ event }) => ({ result: event.output })
        },
        target: "ended"
      }, {
        target: "undone",
        actions: {
          type: "assignRestored",
          params: ({ event }) => ({ result: event.output })
        }
      }]
    } },
    undone: { description: "Every session has ended and there is no password; the person chooses one with a code." },
    noLink: { description: "The page was opened without a link." },
    ended: {
      description: "Wrong, used or expired: the page does not reveal which.",
      entry: "clearAll"
    }
  }
});
