import type { RefObject } from "react";
import { useScreenActor } from "#portal/system/use-portal.ts";
import type { RevocationLogic } from "./revocation.ts";

/** Ending something in a list under a heading, which takes the focus of the button that went with its row. */
export function useRevocation(logic: RevocationLogic, heading: RefObject<HTMLElement | null>) {
  const actor = useScreenActor(logic);
  const focusAfter = () => (actor.getSnapshot().matches("ended") ? heading.current : null);
  return { actor, focusAfter };
}
