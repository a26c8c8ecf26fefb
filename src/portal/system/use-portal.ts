import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Actor, type AnyActorLogic, createActor, type InputFrom, type Snapshot } from "xstate";
import type { PortalRef } from "./portal.ts";
import { actorIn, type Services, servicesOf, type SystemActors } from "./system.ts";

/** The root actor, which the router carries. */
export const usePortal = (): PortalRef => useRouter().options.context.portal;

/** An actor of the system by its name. */
export const useSystemActor = <Name extends keyof SystemActors>(name: Name): SystemActors[Name] =>
  actorIn(usePortal().system, name);

export const useServices = (): Services => servicesOf(usePortal().system);

/** Runs the chart of a screen in the portal's system for as long as the screen is shown. */
export function useScreenActor<Logic extends AnyActorLogic>(
  logic: Logic,
  ...[given]: undefined extends InputFrom<Logic>
    ? [given?: { input?: InputFrom<Logic> }]
    : [given: { input: InputFrom<Logic> }]
): Actor<Logic> {
  const portal = usePortal();
  const create = () => createActor(logic, { ...given, parent: portal } as never) as Actor<Logic>;
  const [actor, replace] = useState(create);
  useEffect(() => {
    // StrictMode runs the effect of one screen twice; what was stopped does not start again.
    if ((actor.getSnapshot() as Snapshot<unknown>).status === "stopped") return replace(create);
    actor.start();
    return () => portal.send({ type: "screen.close", actor });
    // The screen keeps the logic and the input with which it was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, portal]);
  return actor;
}
