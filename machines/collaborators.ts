import { assertEvent, assign, fromPromise, setup, type ActorLogic } from "xstate";

/** What the form of an invitation ends with: the mail is sent, or the address was invited before. */
export type InviteResult = { kind: "invited" } | { kind: "known"; email: string };

export type RemoveOutcome = { kind: "removed" } | { kind: "refused"; refusal: string };
export type AgainOutcome = { kind: "sent" } | { kind: "refused"; refusal: string };

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
  refusal: string | null;
}

interface Answered {
  outcome: { kind: string; refusal?: string };
}

// A form's snapshot is its own affair: any logic fits that takes this input.
// oxlint-disable-next-line typescript/no-explicit-any
type FormLogic = ActorLogic<any, any, { pane: "invite" }>;

/** Who else may work on this account, and what is being done about it? */
export const collaborators = setup({
  types: {
    context: {} as Context,
    events: {} as CollaboratorsEvent,
    tags: {} as "busy" | "open" | "failed",
  },
  actors: {
    inviteForm: fromPromise(() =>
      Promise.reject(new Error("inviteForm is not provided")),
    ) as FormLogic,
    inviteAgain: fromPromise<AgainOutcome, { email: string }>(() =>
      Promise.reject(new Error("inviteAgain is not provided")),
    ),
    remove: fromPromise<RemoveOutcome, { id: string }>(() =>
      Promise.reject(new Error("remove is not provided")),
    ),
  },
  actions: {
    "know the address": assign((_, { result }: { result: InviteResult }) =>
      result.kind === "known" ? { email: result.email } : {},
    ),
    "know the person": assign(({ event }) => {
      assertEvent(event, "remove.ask");
      return { id: event.id, email: event.email };
    }),
    "forget the person": assign({ id: "", email: "", refusal: null }),
    "keep the refusal": assign((_, { outcome }: Answered) => ({
      refusal: outcome.refusal ?? null,
    })),
    "forget the refusal": assign({ refusal: null }),
  },
  guards: {
    "already invited": (_, { result }: { result: InviteResult }) => result.kind === "known",
    done: (_, { outcome }: Answered) => outcome.kind !== "refused",
  },
}).createMachine({
  id: "collaborators",
  description: "Run for the account holder alone; the list itself is the server's.",
  context: { id: "", email: "", refusal: null },
  initial: "listing",
  states: {
    listing: {
      tags: "open",
      entry: "forget the person",
      on: {
        "invite.open": "inviting",
        "remove.ask": { target: "removing", actions: "know the person" },
      },
    },
    inviting: {
      on: { "dialog.close": "listing" },
      initial: "filling",
      states: {
        filling: {
          tags: "open",
          invoke: {
            id: "inviteForm",
            src: "inviteForm",
            input: { pane: "invite" },
            onDone: [
              {
                guard: { type: "already invited", params: ({ event }) => event.output },
                target: "known",
                actions: { type: "know the address", params: ({ event }) => event.output },
              },
              { target: "#collaborators.listing" },
            ],
          },
        },
        known: {
          description: "The address was invited before; the invitation can be sent again.",
          tags: "open",
          on: { "invite.again": "sendingAgain" },
          initial: "asking",
          states: {
            asking: {},
            declined: { tags: "failed", exit: "forget the refusal" },
            unanswered: { tags: "failed" },
          },
        },
        sendingAgain: {
          description: "A new link goes to the address; the one before it is dead.",
          tags: "busy",
          invoke: {
            id: "inviteAgain",
            src: "inviteAgain",
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: "done", params: ({ event }) => ({ outcome: event.output }) },
                target: "#collaborators.listing",
              },
              {
                target: "known.declined",
                actions: {
                  type: "keep the refusal",
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
            ],
            onError: "known.unanswered",
          },
        },
      },
    },
    removing: {
      on: { "dialog.close": "listing" },
      initial: "asking",
      states: {
        asking: {
          description:
            "Removing ends the person's session, link and uploads at once, so it is asked.",
          tags: "open",
          on: { "remove.confirm": "sending" },
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
            id: "remove",
            src: "remove",
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: "done", params: ({ event }) => ({ outcome: event.output }) },
                target: "#collaborators.listing",
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
