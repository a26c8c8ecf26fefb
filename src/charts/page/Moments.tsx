import { type ReactNode, useEffect, useRef } from "react";
import * as css from "./page.css.ts";
import { reveal } from "#browser/drawing/frame/reveal.ts";

interface Listed {
  /** Names the list. */
  label?: string;
  /** What changes with the moment that is shown, which then can be seen. */
  current: number | undefined;
  children: ReactNode;
}

/** What happened one after another; the list scrolls in itself. */
export function Moments({ label, current, children }: Listed) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector("[aria-current]");
    if (shown) reveal(list.current!, shown);
  }, [current]);
  return (
    <ol ref={list} className={css.timeline} aria-label={label}>
      {children}
    </ol>
  );
}

interface Shown {
  isCurrent: boolean;
  onShow: () => void;
  children: ReactNode;
}

/** Shows its moment in the drawing. */
export const Moment = ({ isCurrent, onShow, children }: Shown) => (
  <li>
    <button
      type="button"
      className={css.moment}
      onClick={onShow}
      {...(isCurrent ? { "aria-current": "step" } : {})}
    >
      {children}
    </button>
  </li>
);
