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
    checkFollow,
    reloadPage: fromCallback(unprovided)
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
  context: ({ input = { arrival: { ticket: "" }, canRenew: true, shortest: 2000, longest: 15000 } }) => ({
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
  on: { "ticket.change": [{
    description: "The page of the holder cannot become that of another person.",
    guard: "canRenew",
    target: ".reloading"
  }, {
    description: "A person who came by mail opens another link.",
    target: ".linking"
  }] },
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
    },
    reloading: {
      description: "The page is loaded again as that of the other link.",
      tags: "busy",
      entry: "clearLink",
      invoke: {
        id: "reloadPage",
        src: "reloadPage"
      }
    }
  }
});
