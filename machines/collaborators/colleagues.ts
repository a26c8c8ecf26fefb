import { type AnyActorRef, assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
import { unprovided } from "../shared/unprovided.ts";

export type ColleaguesEvent = { type: "page.attend" | "page.rest" };

/** theirs: answers of other people, by section and question. typing: the answer in use on this page, if any. */
export interface News {
  revision: number;
  rulesOn: string;
  theirs: Record<string, Record<string, unknown>>;
  typing: string | null;
}

/** here: names of the other people. news: null if this page has all answers. */
export interface ColleaguesReply {
  here: readonly string[];
  news: News | null;
}

/** answers: takes the news. shortest, longest: between two questions, in ms. */
export interface ColleaguesInput {
  answers: AnyActorRef;
  shortest: number;
  longest: number;
}

type Context = ColleaguesInput & { here: readonly string[]; wait: number };

/** Who else has this application open, and what did they save? */
export const colleagues = setup({
  types: {
    context: {} as Context,
    events: {} as ColleaguesEvent,
    input: {} as ColleaguesInput,
    tags: {} as "busy" | "failed" | "settled",
  },
  actors: {
    ask: fromPromise<ColleaguesReply, AnyActorRef>(unprovided),
    attention: fromCallback<ColleaguesEvent>(unprovided),
  },
  actions: {
    assignHere: assign((_, { here }: ColleaguesReply) => ({ here })),
    giveNews: sendTo(
      ({ context }) => context.answers,
      (_, { news }: ColleaguesReply) => ({ type: "news.load", ...news }),
    ),
    forgetHere: assign({ here: [] }),
    shortenWait: assign({ wait: ({ context }) => context.shortest }),
    lengthenWait: assign({
      wait: ({ context }) => Math.min(context.wait + context.wait, context.longest),
    }),
  },
  guards: {
    hasNews: (_, { news }: ColleaguesReply) => news !== null,
    isInCompany: (_, { here }: ColleaguesReply) => here.length > 0,
  },
  delays: { wait: ({ context }) => context.wait },
}).createMachine({
  id: "colleagues",
  description:
    "Asks often while another person is here, and less and less often alone. No request extends the session.",
  context: ({ input }) => ({ ...input, here: [], wait: input.shortest }),
  invoke: { id: "attention", src: "attention" },
  on: { "page.rest": { target: ".resting", actions: "forgetHere" } },
  initial: "asking",
  states: {
    asking: {
      tags: "busy",
      invoke: {
        id: "ask",
        src: "ask",
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: { type: "hasNews", params: ({ event }) => event.output },
            target: "waiting",
            actions: [
              { type: "assignHere", params: ({ event }) => event.output },
              { type: "giveNews", params: ({ event }) => event.output },
              "shortenWait",
            ],
          },
          {
            guard: { type: "isInCompany", params: ({ event }) => event.output },
            target: "waiting",
            actions: [{ type: "assignHere", params: ({ event }) => event.output }, "shortenWait"],
          },
          {
            target: "waiting",
            actions: [{ type: "assignHere", params: ({ event }) => event.output }, "lengthenWait"],
          },
        ],
        onError: { target: "unreachable", actions: ["forgetHere", "lengthenWait"] },
      },
    },
    waiting: { tags: "settled", after: { wait: "asking" } },
    unreachable: {
      description: "Without an answer no one is named.",
      tags: "failed",
      after: { wait: "asking" },
    },
    resting: {
      description: "The tab is hidden or offline: the server is not asked.",
      on: { "page.attend": "asking" },
    },
  },
});
