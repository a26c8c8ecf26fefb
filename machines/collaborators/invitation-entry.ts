import { assign, fromCallback, sendTo, setup } from "xstate";
import { proofOf } from "../accounts/email-proof.ts";
import { callOf } from "../shared/call.ts";
import { unprovided } from "../shared/unprovided.ts";
import { visit } from "../shared/visit.ts";

/** An invitation names its sender and, masked, the address that it was sent to. */
export interface Invitation {
  email: string;
  sender: string;
}

export type InvitationResult =
  | ({ kind: "invited" } & Invitation)
  | { kind: "missing" }
  | { kind: "expired" };

/** arrival: the input of the visit. */
export interface InvitationEntryInput {
  arrival: object;
}

export type InvitationEntryEvent = { type: "code.send" | "ticket.change" | "ticket.end" };

/** reply: the server's answer that signs the person in. */
export type SessionBegin = { type: "session.begin"; reply: unknown };

/** A collaborator opens the link of an invitation: who invited them, and can they come in? */
export const invitationEntry = setup({
  types: {
    context: {} as InvitationEntryInput & Invitation,
    events: {} as InvitationEntryEvent,
    input: {} as InvitationEntryInput,
    tags: {} as "busy" | "open" | "settled",
  },
  actors: {
    readTicket: callOf<undefined, InvitationResult>(),
    visit,
    watchTicket: fromCallback(unprovided),
    emailProof: proofOf(),
    session: fromCallback<SessionBegin>(unprovided),
  },
  actions: {
    assignInvitation: assign((_, result: InvitationResult) =>
      result.kind === "invited" ? { email: result.email, sender: result.sender } : {},
    ),
    clearInvitation: assign({ email: "", sender: "" }),
    beginSession: sendTo("session", (_, { result }: { result: unknown }) => ({
      type: "session.begin",
      reply: result,
    })),
  },
  guards: {
    isInvited: (_, result: InvitationResult) => result.kind === "invited",
    isMissing: (_, result: InvitationResult) => result.kind === "missing",
  },
}).createMachine({
  id: "invitationEntry",
  description: "The link only identifies; the code to the mailbox proves.",
  context: ({ input }) => ({ ...input, email: "", sender: "" }),
  invoke: [
    { id: "visit", src: "visit", systemId: "visit", input: ({ context }) => context.arrival },
    { id: "session", src: "session" },
    { id: "watchTicket", src: "watchTicket", systemId: "watchTicket" },
  ],
  on: { "ticket.change": ".reading" },
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      entry: "clearInvitation",
      invoke: {
        id: "readTicket",
        src: "readTicket",
        input: undefined,
        onDone: [
          {
            guard: { type: "isInvited", params: ({ event }) => event.output },
            target: "invited",
            actions: { type: "assignInvitation", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isMissing", params: ({ event }) => event.output },
            target: "missing",
          },
          { target: "expired" },
        ],
      },
    },
    invited: {
      description:
        "The page names the inviter and the masked address. No code is sent without a request.",
      tags: "open",
      on: { "code.send": "proving" },
    },
    proving: {
      description: "The code goes to the invited address.",
      invoke: {
        id: "emailProof",
        src: "emailProof",
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: "signedIn",
          actions: { type: "beginSession", params: ({ event }) => event.output },
        },
      },
      on: { "ticket.end": "expired" },
    },
    signedIn: { tags: "settled", type: "final" },
    missing: {
      description: "The page was opened without a ticket.",
      tags: "settled",
    },
    expired: {
      description: "Wrong, ended, expired, used or another person's: the same page for all.",
      tags: "settled",
      entry: "clearInvitation",
    },
  },
});
