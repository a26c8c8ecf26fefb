import { assign, fromCallback, fromPromise, sendTo, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/identity/check-event.ts
const reports = {
  ready: "check.ready",
  underWay: "check.underWay",
  verified: "check.verified",
  failed: "check.failed",
  notSamePerson: "check.notSamePerson",
  interrupted: "check.interrupted",
  timedOut: "check.timedOut",
  cameraRefused: "check.cameraRefused",
  unsupportedBrowser: "check.unsupportedBrowser",
  systemError: "check.systemError",
  expired: "link.expired",
  missing: "link.missing"
};
const reportOf = (answer) => ({ type: reports[answer.kind === "known" ? answer.state : answer.kind] });
// machines/identity/check-follow.ts
/** How does the check of this link stand now? */
export const checkFollow = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    ask: fromPromise(unprovided),
    visibility: fromCallback(unprovided)
  },
  actions: {
    assignAnswer: assign(({ context }, answer) => ({
      reported: reportOf(answer).type,
      subject: answer.kind === "known" ? answer.subject : null,
      wait: context.shortest
    })),
    lengthenWait: assign({ wait: ({ context }) => Math.min(context.wait + context.wait, context.longest) }),
    report: sendTo(({ context }) => context.page, (_, answer) => reportOf(answer))
  },
  guards: { isNews: ({ context }, answer) => reportOf(answer).type !== context.reported },
  delays: { wait: 4000 }
}).createMachine({
  id: "checkFollow",
  description: "Asks less and less often while nothing changes. No request extends the session.",
  context: ({ input = { shortest: 2000, longest: 15000 } }) => ({
    ...input,
    reported: null,
    subject: null,
    wait: input.shortest
  }),
  invoke: {
    id: "visibility",
    src: "visibility"
  },
  on: { "page.hide": ".hidden" },
  initial: "asking",
  states: {
    asking: {
      tags: "busy",
      invoke: {
        id: "ask",
        src: "ask",
        onDone: [{
          guard: {
            type: "isNews",
            params: ({ event }) => event.output
          },
          target: "waiting",
          actions: [{
            type: "assignAnswer",
            params: ({ event }) => event.output
          }, {
            type: "report",
            params: ({ event }) => event.output
          }]
        }, {
          target: "waiting",
          actions: "lengthenWait"
        }],
        onError: {
          target: "unreachable",
          actions: "lengthenWait"
        }
      }
    },
    waiting: { after: { wait: "asking" } },
    unreachable: {
      description: "The page says that there is no answer, and that it asks again by itself.",
      tags: "failed",
      after: { wait: "asking" }
    },
    hidden: {
      description: "No one looks at the page: the server is not asked.",
      on: { "page.show": "asking" }
    }
  }
});
