import { assign, fromCallback, setup } from "xstate";
import { callOf } from "../shared/call.ts";
import { unprovided } from "../shared/unprovided.ts";

/** The account of the link, addresses masked. ended: wrong, used or expired. */
export type LinkResult =
  | { kind: "read"; account: string; email: string; present: string }
  | { kind: "ended" };

export type UndoResult = { kind: "undone"; email: string } | { kind: "ended" };

/** ticket: from the address of the page; empty without one. */
type LinkEvent = { type: "link.open"; ticket: string };

export type EmailUndoEvent = LinkEvent | { type: "undo.confirm" };

/** email: the address that the link restores; present: the account's address now, masked. */
interface Context {
  ticket: string;
  account: string;
  email: string;
  present: string;
}

interface Answered {
  result: LinkResult | UndoResult;
}

const nothing: Context = { ticket: "", account: "", email: "", present: "" };

/** Is the change of an account's address to be undone, and has that been done? */
export const emailUndo = setup({
  types: {
    context: {} as Context,
    events: {} as EmailUndoEvent,
  },
  actors: {
    address: fromCallback<LinkEvent>(unprovided),
    readCall: callOf<{ ticket: string }, LinkResult>(),
    undoCall: callOf<{ ticket: string }, UndoResult>(),
  },
  actions: {
    assignTicket: assign((_, { ticket }: { ticket: string }) => ({ ...nothing, ticket })),
    assignAccount: assign((_, { result }: Answered) =>
      result.kind === "read"
        ? { account: result.account, email: result.email, present: result.present }
        : {},
    ),
    assignRestored: assign((_, { result }: Answered) =>
      result.kind === "undone" ? { ...nothing, email: result.email } : {},
    ),
    clearAll: assign(nothing),
  },
  guards: {
    hasTicket: (_, { ticket }: { ticket: string }) => ticket !== "",
    isEnded: (_, { result }: Answered) => result.kind === "ended",
  },
}).createMachine({
  id: "emailUndo",
  description: "Does not sign in. A link pasted into the open page is read like one that opens it.",
  context: nothing,
  invoke: { id: "address", src: "address" },
  on: {
    "link.open": {
      guard: { type: "hasTicket", params: ({ event }) => event },
      target: ".reading",
      actions: { type: "assignTicket", params: ({ event }) => event },
      reenter: true,
    },
  },
  initial: "arriving",
  states: {
    arriving: {
      on: {
        "link.open": [
          {
            guard: { type: "hasTicket", params: ({ event }) => event },
            target: "reading",
            actions: { type: "assignTicket", params: ({ event }) => event },
          },
          { target: "noLink" },
        ],
      },
    },
    reading: {
      invoke: {
        id: "read",
        src: "readCall",
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          {
            guard: { type: "isEnded", params: ({ event }) => ({ result: event.output }) },
            target: "ended",
          },
          {
            target: "asking",
            actions: { type: "assignAccount", params: ({ event }) => ({ result: event.output }) },
          },
        ],
      },
    },
    asking: {
      description: "Mail scanners open links too: nothing changes before the person confirms.",
      on: { "undo.confirm": "undoing" },
    },
    undoing: {
      invoke: {
        id: "undo",
        src: "undoCall",
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          {
            guard: { type: "isEnded", params: ({ event }) => ({ result: event.output }) },
            target: "ended",
          },
          {
            target: "undone",
            actions: { type: "assignRestored", params: ({ event }) => ({ result: event.output }) },
          },
        ],
      },
    },
    undone: {
      description:
        "Every session has ended and there is no password; the person chooses one with a code.",
    },
    noLink: { description: "The page was opened without a link." },
    ended: {
      description: "Wrong, used or expired: the page does not reveal which.",
      entry: "clearAll",
    },
  },
});
