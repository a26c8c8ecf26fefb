import { assign, fromCallback, fromTransition, setup, spawnChild, stopChild } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = fromCallback(() => {});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/shared/visit.ts
/** What a page that was opened by a link knows; kept for a page that is loaded again. */
const visit = fromTransition(unprovided, ({ input }) => input);
// machines/identity/check-follow.ts
/** How does the check of this link stand now? */
const checkFollow = fromCallback(() => {});
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
  context: ({ input = { arrival: { ticket: "ticket", returned: "" }, shortest: 2000, longest: 15000 } }) => ({
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
