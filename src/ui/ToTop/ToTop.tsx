import { useEffect, useState } from "react";
import { ArrowUpIcon } from "../icons/icons.ts";
import * as css from "./to-top.css.ts";

export interface ToTopProps {
  readonly label: string;
  /** The scroll distance in CSS pixels from which the button is shown. */
  readonly after: number;
}

export function ToTop({ label, after }: ToTopProps) {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > after);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [after]);
  const rise = () => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return far ? (
    <button type="button" className={css.button} aria-label={label} title={label} onClick={rise}>
      <ArrowUpIcon />
    </button>
  ) : null;
}
