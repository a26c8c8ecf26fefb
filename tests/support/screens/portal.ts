import { createPortal, type PortalRef } from "#portal/system/portal.ts";
import { startServices } from "#portal/system/services.ts";
import { actorIn, type SystemActors } from "#portal/system/system.ts";
import type { Api } from "#portal/system/api.ts";

let running: PortalRef | undefined;

/** The portal of the page that is open, or of the one that is opened next. */
export const portalNow = (): PortalRef => (running ??= createPortal());

export const servicesNow = () => startServices(portalNow());

/** A call as the page that is open makes it. */
export const api: Api = (call, given) => servicesNow().api(call, given);

export function systemActor<Name extends keyof SystemActors>(name: Name): SystemActors[Name] {
  servicesNow();
  return actorIn(portalNow().system, name);
}

/** The page is closed, and with it every actor. */
export function closePortal() {
  running?.stop();
  running = undefined;
}
