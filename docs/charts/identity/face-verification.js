import { assertEvent, assign, fromCallback, fromPromise, fromTransition, sendTo, setup, spawnChild, stopChild } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { send: fromPromise(unprovided) },
  actions: {
    assignOutcome: assign((_, outcome) => outcome.kind === "answered" ? {
      result: outcome.result,
      refusal: null
    } : { refusal: outcome.refusal }),
    assignRequest: assign(({ context, event }) => {
      assertEvent(event, "call.retry");
      return { request: event.request ?? context.request };
    }),
    clearRefusal: assign({ refusal: null })
  },
  guards: { isAnswered: (_, outcome) => outcome.kind === "answered" }
}).createMachine({
  id: "call",
  description: "To cancel, the parent leaves its state. Do not retry a call that may not be repeated.",
  context: ({ input }) => ({
    request: input,
    result: undefined,
    refusal: null
  }),
  output: ({ context }) => context.result,
  initial: "sending",
  states: {
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => context.request,
        onDone: [{
          guard: {
            type: "isAnswered",
            params: ({ event }) => event.output
          },
          target: "answered",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }, {
          target: "rejected",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }],
        onError: "unreachable"
      }
    },
    rejected: {
      description: "A rule rejected the call; the code is its reason.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    unreachable: {
      description: "There was no answer. Whether the server acted is not known.",
      tags: ["failed", "open"],
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    answered: {
      type: "final",
      tags: "settled"
    }
  }
});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/shared/visit.ts
/** What a page that was opened by a link knows; kept for a page that is loaded again. */
const visit = fromTransition(unprovided, ({ input }) => input);
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
const checkFollow = setup({
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
  delays: { wait: ({ context }) => context.wait }
}).createMachine({
  id: "checkFollow",
  description: "Asks less and less often while nothing changes. No request extends the session.",
  context: ({ input }) => ({
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
// machines/identity/face-verification.ts
/** On the screen beside the phone: which link does the phone open, and how did its check end? */
export const faceVerification = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    visit,
    watchTicket: fromCallback(unprovided),
    makeLink: callOf(),
    checkFollow
  },
  actions: {
    startFollow: spawnChild("checkFollow", {
      id: "follow",
      input: ({ self, context: { shortest, longest } }) => ({
        page: self,
        shortest,
        longest
      })
    }),
    stopFollow: stopChild("follow"),
    assignLink: assign((_, { url }) => ({ url })),
    clearLink: assign({ url: "" })
  },
  guards: { canRenew: ({ context }) => context.canRenew }
}).createMachine({
  id: "faceVerification",
  description: "The phone does the check; this page shows the link and follows the server.",
  context: ({ input }) => ({
    ...input,
    url: ""
  }),
  invoke: [{
    id: "visit",
    src: "visit",
    systemId: "visit",
    input: ({ context }) => context.arrival
  }, {
    id: "watchTicket",
    src: "watchTicket"
  }],
  on: { "ticket.change": ".linking" },
  initial: "linking",
  states: {
    linking: {
      description: "The server makes a link for the holder; another person has one by mail.",
      tags: "busy",
      entry: "clearLink",
      invoke: {
        id: "makeLink",
        src: "makeLink",
        input: ({ context: { canRenew } }) => ({ isOwn: canRenew }),
        onDone: {
          target: "following",
          actions: {
            type: "assignLink",
            params: ({ event }) => event.output
          }
        }
      }
    },
    following: {
      description: "After each outcome but success the phone offers another try, with this link.",
      tags: "open",
      entry: "startFollow",
      exit: "stopFollow",
      on: {
        "check.ready": ".ready",
        "check.underWay": ".underWay",
        "check.verified": "verified",
        "check.failed": ".failed",
        "check.notSamePerson": ".notSamePerson",
        "check.interrupted": ".interrupted",
        "check.timedOut": ".timedOut",
        "check.cameraRefused": ".cameraRefused",
        "check.unsupportedBrowser": ".unsupportedBrowser",
        "check.systemError": ".systemError",
        "link.expired": "expired",
        "link.missing": "expired",
        "link.renew": {
          guard: "canRenew",
          target: "linking"
        }
      },
      initial: "ready",
      states: {
        ready: { description: "QR code and link are shown; no phone has begun." },
        underWay: { description: "The phone is at the vendor." },
        failed: { tags: "failed" },
        notSamePerson: { tags: "failed" },
        interrupted: { tags: "failed" },
        timedOut: { tags: "failed" },
        cameraRefused: { tags: "failed" },
        unsupportedBrowser: { tags: "failed" },
        systemError: { tags: "failed" }
      }
    },
    verified: { tags: "settled" },
    expired: {
      description: "The holder makes a new link; another person asks the holder for one.",
      tags: "settled",
      entry: "clearLink",
      on: { "link.renew": {
        guard: "canRenew",
        target: "linking"
      } }
    }
  }
});
