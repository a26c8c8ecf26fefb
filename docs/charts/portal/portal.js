import { assign, emit, log, setup, stopChild } from "xstate";
// machines/portal/portal.ts
/** Which actors run beside the screens? It is the root of the one actor system. */
export const portal = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    tags: {}
  },
  actions: {
    startService: assign(({ context, spawn }, { name, logic, input }) => ({ services: {
      ...context.services,
      [name]: spawn(logic, {
        systemId: name,
        input
      })
    } })),
    stopService: stopChild(({ context }, { name }) => context.services[name]),
    forgetService: assign(({ context: { services } }, { name }) => ({ services: Object.fromEntries(Object.entries(services).filter(([each]) => each !== name)) })),
    closeScreen: stopChild((_, { actor }) => actor),
    reportReload: emit({ type: "page.reload" }),
    reportLead: emit((_, { to }) => ({
      type: "page.lead",
      to
    })),
    reportError: log(({ event }) => event)
  },
  guards: {
    isStopped: ({ context }, { name }) => !(name in context.services),
    isRunning: ({ context }, { name }) => name in context.services
  }
}).createMachine({
  id: "portal",
  description: "Screens run their own charts in the same system and find these actors by name.",
  context: { services: {} },
  on: {
    "service.start": {
      guard: {
        type: "isStopped",
        params: ({ event }) => event
      },
      target: ".serving",
      actions: {
        type: "startService",
        params: ({ event }) => event
      }
    },
    "service.stop": {
      guard: {
        type: "isRunning",
        params: ({ event }) => event
      },
      actions: [{
        type: "stopService",
        params: ({ event }) => event
      }, {
        type: "forgetService",
        params: ({ event }) => event
      }]
    },
    "screen.close": { actions: {
      type: "closeScreen",
      params: ({ event }) => event
    } },
    "page.reload": { actions: "reportReload" },
    "page.lead": { actions: {
      type: "reportLead",
      params: ({ event }) => event
    } },
    "xstate.error.actor.*": { actions: "reportError" }
  },
  initial: "bare",
  states: {
    bare: {
      description: "The login page runs without any, to stay small.",
      tags: "settled"
    },
    serving: { tags: "open" }
  }
});
