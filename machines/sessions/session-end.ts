import { fromPromise, setup } from "xstate";
import { unprovided } from "../shared/unprovided.ts";

/** wait: how long the reason can be read, in ms. */
type Input = { wait: number };

/** Is everything typed stored on this computer, and would leaving the page still lose something? */
export const sessionEnd = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    output: {} as { isHeld: boolean },
    tags: {} as "busy" | "open" | "settled",
  },
  actors: {
    keepWork: fromPromise<boolean>(unprovided),
  },
  delays: { wait: ({ context }) => context.wait },
  guards: { isHeld: (_, { isHeld }: { isHeld: boolean }) => isHeld },
}).createMachine({
  id: "sessionEnd",
  context: ({ input }) => input,
  output: ({ event }) => ({ isHeld: event.output === "held" }),
  initial: "keeping",
  states: {
    keeping: {
      description: "What is typed is stored on this computer before anything else.",
      tags: "busy",
      invoke: { id: "keepWork", src: "keepWork", onDone: "explaining" },
    },
    explaining: {
      description: "The page stays while the reason is read.",
      tags: "open",
      after: { wait: "deciding" },
    },
    deciding: {
      description: "What was typed or rejected meanwhile is stored too.",
      tags: "busy",
      invoke: {
        id: "decide",
        src: "keepWork",
        onDone: [
          {
            guard: { type: "isHeld", params: ({ event }) => ({ isHeld: event.output }) },
            target: "held",
          },
          { target: "free" },
        ],
      },
    },
    held: { type: "final", tags: "settled", output: "held" },
    free: { type: "final", tags: "settled", output: "free" },
  },
});
