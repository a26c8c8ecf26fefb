import { useRouter } from "@tanstack/react-router";
import { screenActorBelow } from "#browser/use-screen-actor.ts";
import type { PortalRef } from "./portal.ts";
import { actorIn, type Services, servicesOf, type SystemActors } from "./system.ts";

/** The root actor, which the router carries. */
export const usePortal = (): PortalRef => useRouter().options.context.portal;

/** An actor of the system by its name. */
export const useSystemActor = <Name extends keyof SystemActors>(name: Name): SystemActors[Name] =>
  actorIn(usePortal().system, name);

export const useServices = (): Services => servicesOf(usePortal().system);

/** Runs the chart of a screen in the portal's system for as long as the screen is shown. */
export const useScreenActor = screenActorBelow(usePortal);
