import type { MouseEvent } from "react";
import * as css from "./skip-link.css.ts";

/** The address stays as it is. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

/** Moves the focus to the element with the id `main`; visible only while focused. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a href="#main" className={css.skip} onClick={skip}>
      {children}
    </a>
  );
}
