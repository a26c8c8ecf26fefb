import { type AnyActorLogic, type AnyActorRef, assign, emit, log, setup, stopChild } from "xstate";

/** name: the systemId under which other actors find the service. */
interface Named {
  name: string;
}

interface Service extends Named {
  logic: AnyActorLogic;
  input?: unknown;
}

export type PortalEvent =
  | ({ type: "service.start" } & Service)
  | ({ type: "service.stop" } & Named)
  | { type: "screen.close"; actor: AnyActorRef }
  | PageEvent;

/** What the router is told. to: the address of another page. */
type PageEvent = { type: "page.reload" } | { type: "page.lead"; to: string };

/** Which actors run beside the screens? It is the root of the one actor system. */
export const portal = setup({
  types: {
    context: {} as { services: Readonly<Record<string, AnyActorRef>> },
    events: {} as PortalEvent,
    emitted: {} as PageEvent,
    tags: {} as "open" | "settled",
  },
  actions: {
    startService: assign(({ context, spawn }, { name, logic, input }: Service) => ({
      services: { ...context.services, [name]: spawn(logic, { systemId: name, input }) },
    })),
    stopService: stopChild(({ context }, { name }: Named) => context.services[name]!),
    forgetService: assign(({ context: { services } }, { name }: Named) => ({
      services: Object.fromEntries(Object.entries(services).filter(([each]) => each !== name)),
    })),
    closeScreen: stopChild((_, { actor }: { actor: AnyActorRef }) => actor),
    reportReload: emit({ type: "page.reload" }),
    reportLead: emit((_, { to }: { to: string }) => ({ type: "page.lead", to })),
    reportError: log(({ event }) => event),
  },
  guards: {
    isStopped: ({ context }, { name }: Named) => !(name in context.services),
    isRunning: ({ context }, { name }: Named) => name in context.services,
  },
}).createMachine({
  id: "portal",
  description: "Screens run their own charts in the same system and find these actors by name.",
  context: { services: {} },
  on: {
    "service.start": {
      guard: { type: "isStopped", params: ({ event }) => event },
      target: ".serving",
      actions: { type: "startService", params: ({ event }) => event },
    },
    "service.stop": {
      guard: { type: "isRunning", params: ({ event }) => event },
      actions: [
        { type: "stopService", params: ({ event }) => event },
        { type: "forgetService", params: ({ event }) => event },
      ],
    },
    "screen.close": { actions: { type: "closeScreen", params: ({ event }) => event } },
    "page.reload": { actions: "reportReload" },
    "page.lead": { actions: { type: "reportLead", params: ({ event }) => event } },
    "xstate.error.actor.*": { actions: "reportError" },
  },
  initial: "bare",
  states: {
    bare: {
      description: "The login page runs without any, to stay small.",
      tags: "settled",
    },
    serving: { tags: "open" },
  },
});
