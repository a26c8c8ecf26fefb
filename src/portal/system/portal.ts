import { portal } from "@gatehouse/machines/portal/portal";
import { type ActorRefFrom, createActor } from "xstate";

/** The root of the actor system of one tab. */
export type PortalRef = ActorRefFrom<typeof portal>;

const logic = portal.provide({
  actions: {
    // As an error that no one handles is reported: after the transition, and for the browser's log.
    reportError: ({ event }) => {
      const { error } = event as unknown as { error: unknown };
      queueMicrotask(() => {
        throw error;
      });
    },
  },
});

export const createPortal = (): PortalRef => createActor(logic, { systemId: "portal" }).start();
