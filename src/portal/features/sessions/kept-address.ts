import { type ActorRefFrom, fromTransition, type TransitionActorLogic } from "xstate";
import type { PortalRef } from "#portal/system/portal.ts";

const name = "keptAddress";
type Kept = ActorRefFrom<TransitionActorLogic<string, { type: string }, unknown>>;

/** Keeps the address that a person has just proved, so that the login page fills it in. */
export function keepAddress(portal: PortalRef, email: string): void {
  forgetAddress(portal);
  portal.send({ type: "service.start", name, logic: fromTransition(() => email, email) });
}

export const keptAddress = (portal: PortalRef): string | undefined =>
  (portal.system.get(name) as Kept | undefined)?.getSnapshot().context;

export const forgetAddress = (portal: PortalRef): void =>
  portal.send({ type: "service.stop", name });
