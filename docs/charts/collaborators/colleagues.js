import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/collaborators/colleagues.ts
/** Who else has this application open, and what did they save? */
export const colleagues = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    ask: fromPromise(unprovided),
    attention: fromCallback(unprovided)
  },
  actions: {
    assignHere: assign((_, { here }) => ({ here })),
    giveNews: sendTo(({ context }) => context.answers, (_, { news }) => ({
      type: "news.load",
      ...news
    })),
    forgetHere: assign({ here: [] }),
    shortenWait: assign({ wait: ({ context }) => context.shortest }),
    lengthenWait: assign({ wait: ({ context }) => Math.min(context.wait + context.wait, context.longest) })
  },
  guards: {
    hasNews: (_, { news }) => news !== null,
    isInCompany: (_, { here }) => here.length > 0
  },
  delays: { wait: 10000 }
}).createMachine({
  id: "colleagues",
  description: "Asks often while another person is here, and less and less often alone. No request extends the session.",
  context: ({ input = { shortest: 5000, longest: 30000 } }) => ({
    ...input,
    here: [],
    wait: input.shortest
  }),
  invoke: {
    id: "attention",
    src: "attention"
  },
  on: { "page.rest": {
    target: ".resting",
    actions: "forgetHere"
  } },
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
            guard: {
              type: "hasNews",
              params: ({ event }) => event.output
            },
            target: "waiting",
            actions: [
              {
                type: "assignHere",
                params: ({ event }) => event.output
              },
              {
                type: "giveNews",
                params: ({ event }) => event.output
              },
              "shortenWait"
            ]
          },
          {
            guard: {
              type: "isInCompany",
              params: ({ event }) => event.output
            },
            target: "waiting",
            actions: [{
              type: "assignHere",
              params: ({ event }) => event.output
            }, "shortenWait"]
          },
          {
            target: "waiting",
            actions: [{
              type: "assignHere",
              params: ({ event }) => event.output
            }, "lengthenWait"]
          }
        ],
        onError: {
          target: "unreachable",
          actions: ["forgetHere", "lengthenWait"]
        }
      }
    },
    waiting: {
      tags: "settled",
      after: { wait: "asking" }
    },
    unreachable: {
      description: "Without an answer no one is named.",
      tags: "failed",
      after: { wait: "asking" }
    },
    resting: {
      description: "The tab is hidden or offline: the server is not asked.",
      on: { "page.attend": "asking" }
    }
  }
});
