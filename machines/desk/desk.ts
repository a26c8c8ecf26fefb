import {
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  fromCallback,
  fromPromise,
  setup,
  stopChild,
} from "xstate";
import { callOf } from "../shared/call.ts";
import { formOf } from "../shared/form-of.ts";
import { unprovided } from "../shared/unprovided.ts";

/** Null where no one is signed in. */
export type Found = { person: object | null };

type SignedIn = { result: { person: object } };

/** actor: a chart that a screen has started in this system. */
export type DeskEvent =
  | { type: "session.retry" | "session.end" | "session.displace" | "session.leave" }
  | { type: "password.return" }
  | { type: "row.leave"; row: string }
  | { type: "screen.close"; actor: AnyActorRef };

/** row: the case that was opened last from the queue; the queue leads back to it. */
interface Context {
  person: object | null;
  row: string;
}

/** Who is signed in at the desk, and how far is the sign-in? It is the root of the desk's actor system. */
export const desk = setup({
  types: {
    context: {} as Context,
    events: {} as DeskEvent,
    tags: {} as "busy" | "failed" | "open" | "settled",
  },
  actors: {
    findPerson: fromPromise<Found>(unprovided),
    passwordForm: formOf<object>(),
    codeForm: formOf<{ person: object }>(),
    logoutCall: callOf<undefined, undefined>(),
    drafts: fromCallback(unprovided) as AnyActorLogic,
  },
  actions: {
    assignFound: assign((_, { person }: Found) => ({ person })),
    assignPerson: assign((_, { result }: SignedIn) => ({ person: result.person })),
    clearPerson: assign({ person: null, row: "" }),
    assignRow: assign((_, { row }: { row: string }) => ({ row })),
    closeScreen: stopChild((_, { actor }: { actor: AnyActorRef }) => actor),
  },
  guards: { isSignedIn: (_, { person }: Found) => person !== null },
}).createMachine({
  id: "desk",
  description: "Screens run their own charts in the same system. Both factors are asked for.",
  context: { person: null, row: "" },
  on: {
    "screen.close": { actions: { type: "closeScreen", params: ({ event }) => event } },
  },
  initial: "opening",
  states: {
    opening: {
      tags: "busy",
      invoke: {
        id: "findPerson",
        src: "findPerson",
        onDone: [
          {
            guard: { type: "isSignedIn", params: ({ event }) => event.output },
            target: "signedIn",
            actions: { type: "assignFound", params: ({ event }) => event.output },
          },
          { target: "signedOut" },
        ],
        onError: "unreachable",
      },
    },
    unreachable: {
      description: "Whether someone is signed in is not known.",
      tags: "failed",
      on: { "session.retry": "opening" },
    },
    signedOut: {
      description: "The address stays: after the sign-in the same page is shown.",
      tags: "open",
      initial: "askingPassword",
      states: {
        askingPassword: {
          initial: "first",
          states: {
            first: {},
            ended: { description: "The page says that the session has ended." },
            displaced: { description: "Another tab has signed another person in." },
          },
          invoke: {
            id: "passwordForm",
            src: "passwordForm",
            input: { values: {} },
            onDone: "askingCode",
          },
        },
        askingCode: {
          description: "A code of the authenticator app, or a recovery code.",
          invoke: {
            id: "codeForm",
            src: "codeForm",
            input: { values: {} },
            onDone: {
              target: "#desk.signedIn",
              actions: { type: "assignPerson", params: ({ event }) => event.output },
            },
          },
          on: { "password.return": "askingPassword", "session.end": "askingPassword.ended" },
        },
      },
    },
    signedIn: {
      description: "What this person types is kept for them alone until it is sent.",
      tags: "settled",
      invoke: {
        id: "drafts",
        src: "drafts",
        input: ({ context: { person } }: { context: Context }) => ({ person }),
      },
      on: {
        "row.leave": { actions: { type: "assignRow", params: ({ event }) => event } },
        "session.leave": "leaving",
        "session.end": { target: "signedOut.askingPassword.ended", actions: "clearPerson" },
        "session.displace": {
          target: "signedOut.askingPassword.displaced",
          actions: "clearPerson",
        },
      },
    },
    leaving: {
      description: "A failed call waits here for another try: the session may still be open.",
      tags: "busy",
      invoke: {
        id: "logout",
        src: "logoutCall",
        onDone: { target: "signedOut", actions: "clearPerson" },
      },
      on: { "session.end": { target: "signedOut", actions: "clearPerson" } },
    },
  },
});
