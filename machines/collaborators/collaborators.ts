import { assertEvent, assign, setup } from "xstate";
import { callOf } from "../shared/call.ts";
import { formOf } from "../shared/form-of.ts";

export type InviteResult = { kind: "invited" } | { kind: "known"; email: string };

export type CollaboratorsEvent =
  | { type: "invite.open" }
  | { type: "invite.again" }
  | { type: "remove.ask"; id: string; email: string }
  | { type: "remove.confirm" }
  | { type: "dialog.close" };

/** The person a dialog is about. */
interface Context {
  id: string;
  email: string;
}

interface Invited {
  result: InviteResult;
}

/** Who else may work on this account, and what is being done about it? */
export const collaborators = setup({
  types: {
    context: {} as Context,
    events: {} as CollaboratorsEvent,
  },
  actors: {
    inviteForm: formOf<InviteResult>(),
    inviteAgainCall: callOf<{ email: string }, undefined>(),
    removeCall: callOf<{ id: string }, undefined>(),
  },
  actions: {
    assignAddress: assign((_, { result }: Invited) =>
      result.kind === "known" ? { email: result.email } : {},
    ),
    assignPerson: assign(({ event }) => {
      assertEvent(event, "remove.ask");
      return { id: event.id, email: event.email };
    }),
    clearPerson: assign({ id: "", email: "" }),
  },
  guards: {
    isAlreadyInvited: (_, { result }: Invited) => result.kind === "known",
  },
}).createMachine({
  id: "collaborators",
  description: "Runs for the account holder only. The server keeps the list.",
  context: { id: "", email: "" },
  initial: "listing",
  states: {
    listing: {
      entry: "clearPerson",
      on: {
        "invite.open": "inviting",
        "remove.ask": { target: "removing", actions: "assignPerson" },
      },
    },
    inviting: {
      on: { "dialog.close": "listing" },
      initial: "filling",
      states: {
        filling: {
          invoke: {
            id: "inviteForm",
            src: "inviteForm",
            input: { values: {} },
            onDone: [
              {
                guard: { type: "isAlreadyInvited", params: ({ event }) => event.output },
                target: "known",
                actions: { type: "assignAddress", params: ({ event }) => event.output },
              },
              { target: "#collaborators.listing" },
            ],
          },
        },
        known: {
          description: "The address was invited before; the invitation can be sent again.",
          on: { "invite.again": "sendingAgain" },
        },
        sendingAgain: {
          description: "A new link goes to the address; the earlier link stops working.",
          invoke: {
            id: "inviteAgain",
            src: "inviteAgainCall",
            input: ({ context }) => ({ email: context.email }),
            onDone: "#collaborators.listing",
          },
        },
      },
    },
    removing: {
      on: { "dialog.close": "listing" },
      initial: "asking",
      states: {
        asking: {
          description: "Removing ends the person's session, link and uploads at once.",
          on: { "remove.confirm": "sending" },
        },
        sending: {
          invoke: {
            id: "remove",
            src: "removeCall",
            input: ({ context }) => ({ id: context.id }),
            onDone: "#collaborators.listing",
          },
        },
      },
    },
  },
});
