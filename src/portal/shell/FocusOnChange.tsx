import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** The name of what is shown. */
  pane: string | boolean;
  /** A selector of what takes the focus when another pane is shown: what had it has gone. */
  target?: string;
  /** Scrolls to it: it may be behind the bar at the foot. */
  reveal?: boolean;
  /** The first pane takes it too. */
  first?: boolean;
  children: ReactNode;
}

/** Moves the focus into the pane that has taken the place of another. */
export function FocusOnChange({
  pane,
  target = "main h1",
  reveal = false,
  first = false,
  children,
}: Props) {
  const shown = useRef(first ? undefined : pane);
  useEffect(() => {
    if (shown.current !== pane)
      document.querySelector<HTMLElement>(target)?.focus({ preventScroll: !reveal });
    shown.current = pane;
  }, [pane, target, reveal]);
  return children;
}
