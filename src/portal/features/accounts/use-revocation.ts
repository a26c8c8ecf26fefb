import { type RefObject, useEffect, useRef } from "react";
import { useScreenActor } from "#portal/system/use-portal.ts";
import type { RevocationLogic } from "./revocation.ts";

/** Ending something of a list under a heading: the list is loaded again, and the heading takes the focus of the button that went. */
export function useRevocation(wired: RevocationLogic, heading: RefObject<HTMLElement | null>) {
  const actor = useScreenActor(wired);
  const next = useRef<HTMLElement>(null);
  useEffect(() => {
    let before = actor.getSnapshot();
    const watching = actor.subscribe((now) => {
      const isEnded = before.matches("revoking") && now.matches("listing");
      next.current = isEnded ? heading.current : null;
      before = now;
    });
    return () => watching.unsubscribe();
  }, [actor, heading]);
  return { actor, focusAfter: () => next.current };
}
