import { fromCallback, fromPromise, setup } from "xstate";
import { unprovided } from "../shared/unprovided.ts";

export type FreshnessEvent = { type: "page.show" | "page.hide" };

/** version: of what is shown. pause: between two questions, in ms. */
export interface FreshnessInput {
  version: string;
  pause: number;
}

/** Does the server have something newer than what the page shows? */
export const freshness = setup({
  types: {
    context: {} as FreshnessInput,
    events: {} as FreshnessEvent,
    input: {} as FreshnessInput,
    tags: {} as "busy",
  },
  actors: {
    askVersion: fromPromise<string>(unprovided),
    visibility: fromCallback<FreshnessEvent>(unprovided),
  },
  actions: { reload: () => undefined },
  guards: {
    isNewer: ({ context }, { version }: { version: string }) => version !== context.version,
  },
  delays: { pause: ({ context }) => context.pause },
}).createMachine({
  id: "freshness",
  description: "Runs once per version shown: a page that loaded another one starts it again.",
  context: ({ input }) => input,
  invoke: { id: "visibility", src: "visibility" },
  on: { "page.hide": ".hidden" },
  initial: "waiting",
  states: {
    hidden: {
      description: "No one looks at the page: the server is not asked.",
      on: { "page.show": "asking" },
    },
    waiting: { after: { pause: "asking" } },
    asking: {
      description:
        "The request does not extend the session. Without an answer, the page stays as it is.",
      tags: "busy",
      invoke: {
        id: "askVersion",
        src: "askVersion",
        onDone: [
          {
            guard: { type: "isNewer", params: ({ event }) => ({ version: event.output }) },
            target: "waiting",
            actions: "reload",
          },
          { target: "waiting" },
        ],
        onError: "waiting",
      },
    },
  },
});
