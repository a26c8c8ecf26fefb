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
// machines/identity/face-step.ts
/** On the phone: what must the person do next, and how did the check end? */
export const faceStep = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    visit,
    watchTicket: fromCallback(unprovided),
    checkFollow,
    beginCall: callOf(),
    openVendor: fromCallback(unprovided)
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
    assignUrl: assign((_, begun) => ({ url: begun.kind === "begun" ? begun.url : "" })),
    clearUrl: assign({ url: "" })
  },
  guards: {
    isVerified: (_, { kind }) => kind === "verified",
    isExpired: (_, { kind }) => kind === "expired"
  }
}).createMachine({
  id: "faceStep",
  description: "The result comes from the server alone, which asks the vendor.",
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
  on: { "ticket.change": ".following" },
  initial: "following",
  states: {
    following: {
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
        "link.missing": "missing"
      },
      initial: "reading",
      states: {
        reading: { tags: "busy" },
        ready: {
          description: "Says who asks for the check, and what it needs. Nothing starts by itself.",
          tags: "open",
          on: { "check.begin": "#faceStep.beginning" }
        },
        underWay: {
          description: "Back from the vendor, or begun elsewhere: the result is not known yet.",
          tags: "open",
          on: { "check.begin": "#faceStep.beginning" }
        },
        failed: {
          tags: ["failed", "open"],
          on: { "check.begin": "#faceStep.beginning" }
        },
        notSamePerson: {
          tags: ["failed", "open"],
          on: { "check.begin": "#faceStep.beginning" }
        },
        interrupted: {
          tags: ["failed", "open"],
          on: { "check.begin": "#faceStep.beginning" }
        },
        timedOut: {
          tags: ["failed", "open"],
          on: { "check.begin": "#faceStep.beginning" }
        },
        cameraRefused: {
          tags: ["failed", "open"],
          on: { "check.begin": "#faceStep.beginning" }
        },
        unsupportedBrowser: {
          tags: ["failed", "open"],
          on: { "check.begin": "#faceStep.beginning" }
        },
        systemError: {
          tags: ["failed", "open"],
          on: { "check.begin": "#faceStep.beginning" }
        }
      }
    },
    beginning: {
      description: "A check that is under way continues: it is begun once.",
      entry: "clearUrl",
      invoke: {
        id: "begin",
        src: "beginCall",
        input: undefined,
        onDone: [
          {
            guard: {
              type: "isVerified",
              params: ({ event }) => event.output
            },
            target: "verified"
          },
          {
            guard: {
              type: "isExpired",
              params: ({ event }) => event.output
            },
            target: "expired"
          },
          {
            target: "leaving",
            actions: {
              type: "assignUrl",
              params: ({ event }) => event.output
            }
          }
        ]
      },
      on: { "check.cancel": "following" }
    },
    leaving: {
      description: "The browser opens the vendor's page. Back, or a stop on the way, shows this page.",
      tags: "busy",
      invoke: {
        id: "openVendor",
        src: "openVendor",
        input: ({ context: { url } }) => ({ url })
      },
      on: {
        "page.show": "following",
        "check.cancel": "following"
      }
    },
    verified: { tags: "settled" },
    missing: {
      description: "The page was opened without a link.",
      tags: "settled"
    },
    expired: {
      description: "Wrong, ended, too old, or another person's: the same page for all.",
      tags: "settled"
    }
  }
});
