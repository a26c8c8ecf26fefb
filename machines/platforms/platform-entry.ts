import { assign, fromCallback, sendTo, setup } from "xstate";
import { accountClaim, type AccountClaimInput, type ClaimOutput } from "./account-claim.ts";
import { callOf } from "../shared/call.ts";
import type { Invitation, SessionBegin } from "../collaborators/invitation-entry.ts";
import { unprovided } from "../shared/unprovided.ts";
import { visit } from "../shared/visit.ts";

/** guest: no one is signed in here; member: a person is. own: the platform account is theirs. */
export type TicketResult =
  | { kind: "missing" | "expired" }
  | ({ kind: "newGuest" | "newMember" | "ownGuest" | "ownMember" | "another" } & Invitation);

type Typed = AccountClaimInput["values"];
export type PlatformEntryInput = { arrival: { address: Typed; details: Typed } };

export type PlatformEntryEvent =
  | { type: "account.bind" | "account.create" | "account.choose" }
  | { type: "account.enter" | "account.switch" | "person.change" | "ticket.change" };

/** A platform sends a person with a ticket: which account is it, and can they come in? */
export const platformEntry = setup({
  types: {
    context: {} as PlatformEntryInput & { ticket: TicketResult | null },
    events: {} as PlatformEntryEvent,
    input: {} as PlatformEntryInput,
    tags: {} as "busy" | "open" | "settled",
  },
  actors: {
    readTicket: callOf<undefined, TicketResult>(),
    enter: callOf<undefined, ClaimOutput>(),
    bindAccount: accountClaim,
    createAccount: accountClaim,
    session: fromCallback<SessionBegin>(unprovided),
    visit,
  },
  actions: {
    assignTicket: assign((_, ticket: TicketResult) => ({ ticket })),
    clearTicket: assign({ ticket: null }),
    beginSession: sendTo("session", (_, { reply }: ClaimOutput) => {
      return { type: "session.begin", reply };
    }),
  },
  guards: {
    isMissing: ({ context }) => context.ticket?.kind === "missing",
    isExpired: ({ context }) => context.ticket?.kind === "expired",
    isNewGuest: ({ context }) => context.ticket?.kind === "newGuest",
    isOwnGuest: ({ context }) => context.ticket?.kind === "ownGuest",
    isOwnMember: ({ context }) => context.ticket?.kind === "ownMember",
    isAnother: ({ context }) => context.ticket?.kind === "another",
    isNamed: ({ context }) => context.ticket !== null,
    hasExpired: (_, output: ClaimOutput) => output.kind === "expired",
  },
}).createMachine({
  id: "platformEntry",
  description: "The ticket proves the account at the platform, the code the mailbox here.",
  context: ({ input }) => ({ ...input, ticket: null }),
  invoke: [
    { id: "visit", src: "visit", systemId: "visit", input: ({ context }) => context.arrival },
    { id: "session", src: "session" },
  ],
  on: { "person.change": ".reading", "ticket.change": ".reading" },
  initial: "reading",
  states: {
    reading: {
      description: "Read again for another person or another link in this browser.",
      tags: "busy",
      entry: "clearTicket",
      invoke: {
        id: "readTicket",
        src: "readTicket",
        input: undefined,
        onDone: { actions: { type: "assignTicket", params: ({ event }) => event.output } },
      },
      always: [
        { guard: "isNewGuest", target: "choosing" },
        { guard: "isOwnGuest", target: "recognised" },
        { guard: "isOwnMember", target: "entering" },
        { guard: "isMissing", target: "missing" },
        { guard: "isExpired", target: "expired" },
        { guard: "isNamed", target: "confirmAccountSwitch" },
      ],
    },
    recognised: {
      description: "A link from another person must not sign its reader in without a question.",
      tags: "open",
      on: { "account.enter": "entering" },
    },
    confirmAccountSwitch: {
      description: "Another account is signed in here; it is replaced only when asked.",
      tags: "open",
      on: {
        "account.switch": [{ guard: "isAnother", target: "entering" }, { target: "choosing" }],
      },
    },
    entering: {
      tags: "busy",
      invoke: {
        id: "enter",
        src: "enter",
        input: undefined,
        onDone: [
          { guard: { type: "hasExpired", params: ({ event }) => event.output }, target: "expired" },
          {
            target: "signedIn",
            actions: { type: "beginSession", params: ({ event }) => event.output },
          },
        ],
      },
    },
    choosing: {
      tags: "open",
      on: { "account.bind": "binding", "account.create": "creating" },
    },
    binding: {
      on: { "account.choose": "choosing" },
      invoke: {
        id: "claim",
        src: "bindAccount",
        input: ({ context }) => ({ values: context.arrival.address }),
        onDone: [
          { guard: { type: "hasExpired", params: ({ event }) => event.output }, target: "expired" },
          {
            target: "bound",
            actions: { type: "beginSession", params: ({ event }) => event.output },
          },
        ],
      },
    },
    creating: {
      on: { "account.choose": "choosing" },
      invoke: {
        id: "claim",
        src: "createAccount",
        input: ({ context }) => ({ values: context.arrival.details }),
        onDone: [
          { guard: { type: "hasExpired", params: ({ event }) => event.output }, target: "expired" },
          {
            target: "created",
            actions: { type: "beginSession", params: ({ event }) => event.output },
          },
        ],
      },
    },
    bound: { description: "Both sides get an email.", tags: "settled", type: "final" },
    created: { description: "An account without a password.", tags: "settled", type: "final" },
    signedIn: { tags: "settled", type: "final" },
    missing: { description: "Opened without a ticket.", tags: "settled" },
    expired: { tags: "settled", entry: "clearTicket" },
  },
});
