import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useScreenActor } from "#portal/system/use-portal.ts";
import type { wiredDisconnection } from "./revocation.ts";

/** Ending something of a list under a heading: the list is asked for anew, and the heading takes the focus of the button that went. */
export function useRevocation(
  wired: typeof wiredDisconnection,
  heading: RefObject<HTMLElement | null>,
) {
  const router = useRouter();
  const [logic] = useState(() => wired(() => void router.invalidate()));
  const actor = useScreenActor(logic);
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
