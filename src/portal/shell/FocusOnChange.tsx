import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** The name of what is shown. */
  pane: string | boolean;
  /** A selector of what takes the focus when another pane is shown: what had it has gone. */
  target?: string;
  /** The first pane takes it too. */
  first?: boolean;
  children: ReactNode;
}

const heading = "main h1";

/** Moves the focus into the pane that has taken the place of another. */
export function FocusOnChange({ pane, target = heading, first = false, children }: Props) {
  const shown = useRef(first ? undefined : pane);
  useEffect(() => {
    if (shown.current !== pane)
      // A heading is at the top already; anything else may be behind the bar at the foot.
      document.querySelector<HTMLElement>(target)?.focus({ preventScroll: target === heading });
    shown.current = pane;
  }, [pane, target]);
  return children;
}
