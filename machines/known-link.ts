import { assign, fromPromise, setup } from "xstate";

/** ticket: what the link of an invitation carries. */
type Link = { ticket: string };

export type KnownLinkEvent = { type: "link.recall" } | ({ type: "link.keep" } & Link);

/** By which link did the collaborator of this browser come in? */
export const knownLink = setup({
  types: {
    context: {} as Link,
    events: {} as KnownLinkEvent,
    tags: {} as "busy" | "settled",
  },
  actors: {
    readLink: fromPromise<Link>(() => Promise.reject(new Error("readLink is not provided"))),
    writeLink: fromPromise<void, Link>(() =>
      Promise.reject(new Error("writeLink is not provided")),
    ),
  },
  actions: { assignLink: assign((_, { ticket }: Link) => ({ ticket })) },
  guards: { isLink: (_, { ticket }: Link) => ticket !== "" },
}).createMachine({
  id: "knownLink",
  description: "Only while the session lasts can the link be read from this computer.",
  context: { ticket: "" },
  on: {
    "link.keep": {
      target: ".writing",
      actions: { type: "assignLink", params: ({ event }) => event },
    },
  },
  initial: "unknown",
  states: {
    unknown: { tags: "settled", on: { "link.recall": "reading" } },
    reading: {
      tags: "busy",
      invoke: {
        id: "readLink",
        src: "readLink",
        onDone: [
          {
            guard: { type: "isLink", params: ({ event }) => event.output },
            target: "known",
            actions: { type: "assignLink", params: ({ event }) => event.output },
          },
          { target: "unknown" },
        ],
        onError: "unknown",
      },
    },
    writing: {
      tags: "busy",
      invoke: {
        id: "writeLink",
        src: "writeLink",
        input: ({ context }) => context,
        onDone: "known",
        onError: "known",
      },
    },
    known: { tags: "settled" },
  },
});
