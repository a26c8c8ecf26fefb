import type { PlantedFaults } from "../kit/model.ts";

export const ticketEntryFaults: PlantedFaults = {
  file: "ticket-entry",
  faults: [
    {
      name: "the link alone signs in",
      find: 'on: { "code.ask": "proving" }',
      replace: 'on: { "code.ask": "signedIn" }',
    },
    {
      name: "choosing to bind binds without a code",
      find: '"account.bind": "binding"',
      replace: '"account.bind": "bound"',
    },
    {
      name: "whoever is sent by a platform without an account is let in",
      find: 'target: "choosing"',
      replace: 'target: "entering"',
    },
    {
      name: "an account is made before its address is proved",
      find: `src: "detailsForm",
            input: { pane: "details" },
            onDone: {
              target: "proving"`,
      replace: `src: "detailsForm",
            input: { pane: "details" },
            onDone: {
              target: "#ticketEntry.created"`,
    },
    {
      name: "an expired page still names who was invited",
      find: `type: "final",
      entry: "forget whom it named"`,
      replace: `type: "final",
      entry: "forget the refusal"`,
    },
    {
      name: "a ticket that ends while its code is typed is not noticed",
      find: `"password.need": "givingPassword",
            "ticket.end": "#ticketEntry.pageExpired"`,
      replace: `"password.need": "givingPassword",
            "ticket.end": "givingAddress"`,
    },
    {
      name: "a link that was sent takes over from who is signed in",
      find: 'target: "switching"',
      replace: 'target: "entering"',
    },
    {
      name: "a link that somebody else sent signs its reader in unasked",
      find: 'target: "recognised"',
      replace: 'target: "entering"',
    },
    {
      name: "whoever connects an account takes over from who is signed in unasked",
      find: 'target: "givingWay"',
      replace: 'target: "choosing"',
    },
    {
      name: "an account that is bound already is offered to be bound again",
      find: 'target: "entering"',
      replace: 'target: "choosing"',
    },
    {
      name: "an account whose password is asked for is bound without it",
      find: '"password.need": "givingPassword"',
      replace: '"password.need": "#ticketEntry.bound"',
    },
    {
      name: "a code that is asked for again binds at once",
      find: '"code.ask": "proving", "ticket.end"',
      replace: '"code.ask": "#ticketEntry.bound", "ticket.end"',
    },
    {
      name: "who goes to another address is still known by the one before",
      find: `entry: "forget the address",
          invoke: {
            id: "addressForm"`,
      replace: `exit: "forget the address",
          invoke: {
            id: "addressForm"`,
    },
    {
      name: "a ticket that ends while the password is typed is not noticed",
      find: '"code.ask": "proving", "ticket.end": "#ticketEntry.pageExpired"',
      replace: '"code.ask": "proving", "ticket.end": "givingAddress"',
    },
    {
      name: "an account that is bound is still known by its address",
      find: `exit: "forget the address",
      initial: "givingAddress"`,
      replace: `initial: "givingAddress"`,
    },
    {
      name: "the code of an account here makes another",
      find: `src: "bindProof",
              input: ({ context }) => ({ email: context.address }),
              onDone: "#ticketEntry.bound"`,
      replace: `src: "bindProof",
              input: ({ context }) => ({ email: context.address }),
              onDone: "#ticketEntry.created"`,
    },
  ],
};
