import { type AnyActorRef, assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
import { unprovided } from "../shared/unprovided.ts";
import { type CheckReport, type CheckSubject, type LinkAnswer, reportOf } from "./check-event.ts";

export type CheckFollowEvent = { type: "page.show" | "page.hide" };

/** page: is told of each change. shortest, longest: between two questions, in ms. */
export interface CheckFollowInput {
  page: AnyActorRef;
  shortest: number;
  longest: number;
}

interface Context extends CheckFollowInput {
  reported: CheckReport["type"] | null;
  subject: CheckSubject | null;
  wait: number;
}

/** How does the check of this link stand now? */
export const checkFollow = setup({
  types: {
    context: {} as Context,
    events: {} as CheckFollowEvent,
    input: {} as CheckFollowInput,
    tags: {} as "busy" | "failed",
  },
  actors: {
    ask: fromPromise<LinkAnswer>(unprovided),
    visibility: fromCallback<CheckFollowEvent>(unprovided),
  },
  actions: {
    assignAnswer: assign(({ context }, answer: LinkAnswer) => ({
      reported: reportOf(answer).type,
      subject: answer.kind === "known" ? answer.subject : null,
      wait: context.shortest,
    })),
    lengthenWait: assign({
      wait: ({ context }) => Math.min(context.wait + context.wait, context.longest),
    }),
    report: sendTo(
      ({ context }) => context.page,
      (_, answer: LinkAnswer) => reportOf(answer),
    ),
  },
  guards: {
    isNews: ({ context }, answer: LinkAnswer) => reportOf(answer).type !== context.reported,
  },
  delays: { wait: ({ context }) => context.wait },
}).createMachine({
  id: "checkFollow",
  description: "Asks less and less often while nothing changes. No request extends the session.",
  context: ({ input }) => ({ ...input, reported: null, subject: null, wait: input.shortest }),
  invoke: { id: "visibility", src: "visibility" },
  on: { "page.hide": ".hidden" },
  initial: "asking",
  states: {
    asking: {
      tags: "busy",
      invoke: {
        id: "ask",
        src: "ask",
        onDone: [
          {
            guard: { type: "isNews", params: ({ event }) => event.output },
            target: "waiting",
            actions: [
              { type: "assignAnswer", params: ({ event }) => event.output },
              { type: "report", params: ({ event }) => event.output },
            ],
          },
          { target: "waiting", actions: "lengthenWait" },
        ],
        onError: { target: "unreachable", actions: "lengthenWait" },
      },
    },
    waiting: { after: { wait: "asking" } },
    unreachable: {
      description: "The page says that there is no answer, and that it asks again by itself.",
      tags: "failed",
      after: { wait: "asking" },
    },
    hidden: {
      description: "No one looks at the page: the server is not asked.",
      on: { "page.show": "asking" },
    },
  },
});
