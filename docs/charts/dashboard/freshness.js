import { fromCallback, fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/dashboard/freshness.ts
/** Does the server have something newer than what the page shows? */
export const freshness = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    askVersion: fromPromise(unprovided),
    visibility: fromCallback(unprovided)
  },
  actions: { reload: () => undefined },
  guards: { isNewer: ({ context }, { version }) => version !== context.version },
  delays: { pause: 4000 }
}).createMachine({
  id: "freshness",
  description: "Runs once per version shown: a page that loaded another one starts it again.",
  context: ({ input = { version: "1", pause: 4000 } }) => input,
  invoke: {
    id: "visibility",
    src: "visibility"
  },
  on: { "page.hide": ".hidden" },
  initial: "waiting",
  states: {
    hidden: {
      description: "No one looks at the page: the server is not asked.",
      on: { "page.show": "asking" }
    },
    waiting: { after: { pause: "asking" } },
    asking: {
      description: "The request does not extend the session. Without an answer, the page stays as it is.",
      tags: "busy",
      invoke: {
        id: "askVersion",
        src: "askVersion",
        onDone: [{
          guard: {
            type: "isNewer",
            params: ({ event }) => ({ version: event.output })
          },
          target: "waiting",
          actions: "reload"
        }, { target: "waiting" }],
        onError: "waiting"
      }
    }
  }
});
