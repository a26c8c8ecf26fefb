import { fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/sessions/leaving.ts
/** Is everything saved before the person signs out? */
export const leaving = setup({
  types: {
    events: {},
    tags: {}
  },
  actors: { saveWork: fromPromise(unprovided) },
  guards: { isSaved: (_, { isSaved }) => isSaved }
}).createMachine({
  id: "leaving",
  description: "Its parent leaves the state where the person stays signed in.",
  initial: "saving",
  states: {
    saving: {
      description: "What is typed is saved while the session still allows it.",
      tags: "busy",
      invoke: {
        id: "saveWork",
        src: "saveWork",
        onDone: [{
          guard: {
            type: "isSaved",
            params: ({ event }) => ({ isSaved: event.output })
          },
          target: "ready"
        }, { target: "unsaved" }]
      }
    },
    unsaved: {
      description: "Leaving now would leave the latest answers on this computer alone.",
      tags: ["open", "failed"],
      on: { "session.leave": "ready" }
    },
    ready: {
      type: "final",
      tags: "settled"
    }
  }
});
