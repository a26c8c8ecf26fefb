import { assign, fromPromise, setup } from "xstate";
import { unprovided } from "../shared/unprovided.ts";

export type KnownLinkEvent =
  | { type: "link.recall" | "link.forget" }
  | { type: "link.remember"; ticket: string };

/** By which link did the collaborator of this browser come in? */
export const knownLink = setup({
  types: {
    context: {} as { ticket: string },
    events: {} as KnownLinkEvent,
    tags: {} as "busy" | "settled",
  },
  actors: {
    recallLink: fromPromise<string>(unprovided),
  },
  actions: {
    assignTicket: assign((_, { ticket }: { ticket: string }) => ({ ticket })),
    clearTicket: assign({ ticket: "" }),
  },
  guards: { isFound: (_, { ticket }: { ticket: string }) => ticket !== "" },
}).createMachine({
  id: "knownLink",
  description:
    "Recalled while the session lasts, for the code that signs the collaborator in again.",
  context: { ticket: "" },
  on: {
    "link.remember": {
      target: ".known",
      actions: { type: "assignTicket", params: ({ event }) => event },
    },
    "link.forget": { target: ".unknown", actions: "clearTicket" },
  },
  initial: "unknown",
  states: {
    unknown: { on: { "link.recall": "recalling" } },
    recalling: {
      tags: "busy",
      invoke: {
        id: "recallLink",
        src: "recallLink",
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => ({ ticket: event.output }) },
            target: "known",
            actions: { type: "assignTicket", params: ({ event }) => ({ ticket: event.output }) },
          },
          { target: "missing" },
        ],
        onError: "unknown",
      },
    },
    known: { tags: "settled" },
    missing: { description: "This browser has no link of this collaborator.", tags: "settled" },
  },
});
