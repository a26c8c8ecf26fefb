import { fromPromise, setup } from "xstate";
import { unprovided } from "../shared/unprovided.ts";

/** Is everything saved before the person signs out? */
export const leaving = setup({
  types: {
    events: {} as { type: "session.leave" },
    tags: {} as "busy" | "open" | "failed" | "settled",
  },
  actors: {
    saveWork: fromPromise<boolean>(unprovided),
  },
  guards: { isSaved: (_, { isSaved }: { isSaved: boolean }) => isSaved },
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
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => ({ isSaved: event.output }) },
            target: "ready",
          },
          { target: "unsaved" },
        ],
      },
    },
    unsaved: {
      description: "Leaving now would leave the latest answers on this computer alone.",
      tags: ["open", "failed"],
      on: { "session.leave": "ready" },
    },
    ready: { type: "final", tags: "settled" },
  },
});
