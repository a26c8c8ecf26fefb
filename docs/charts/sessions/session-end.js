import { fromPromise, setup } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/sessions/session-end.ts
/** Is everything typed stored on this computer, and would leaving the page still lose something? */
export const sessionEnd = setup({
  types: {
    context: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { keepWork: fromPromise(unprovided) },
  delays: { wait: 300 },
  guards: { isHeld: (_, { isHeld }) => isHeld }
}).createMachine({
  id: "sessionEnd",
  context: ({ input = { wait: 300 } }) => input,
  output: ({ event }) => ({ isHeld: event.output === "held" }),
  initial: "keeping",
  states: {
    keeping: {
      description: "What is typed is stored on this computer before anything else.",
      tags: "busy",
      invoke: {
        id: "keepWork",
        src: "keepWork",
        onDone: "explaining"
      }
    },
    explaining: {
      description: "The page stays while the reason is read.",
      tags: "open",
      after: { wait: "deciding" }
    },
    deciding: {
      description: "What was typed or rejected meanwhile is stored too.",
      tags: "busy",
      invoke: {
        id: "decide",
        src: "keepWork",
        onDone: [{
          guard: {
            type: "isHeld",
            params: ({ event }) => ({ isHeld: event.output })
          },
          target: "held"
        }, { target: "free" }]
      }
    },
    held: {
      type: "final",
      tags: "settled",
      output: "held"
    },
    free: {
      type: "final",
      tags: "settled",
      output: "free"
    }
  }
});
