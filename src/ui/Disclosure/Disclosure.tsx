import { type ReactNode, useState } from "react";
import { ChevronDownIcon } from "../icons/entry-icons.ts";
import * as css from "./disclosure.css.ts";

interface DisclosureProps {
  readonly summary: ReactNode;
  /** What the summary says while it is open. */
  readonly summaryOpen: ReactNode;
  /** Drawn from the first opening on. */
  readonly children: ReactNode;
}

/** Details on demand: nothing of them is loaded or drawn before they are first opened. */
export function Disclosure({ summary, summaryOpen, children }: DisclosureProps) {
  const [state, turn] = useState<"untouched" | "open" | "closed">("untouched");
  return (
    <details onToggle={(event) => turn(event.currentTarget.open ? "open" : "closed")}>
      <summary className={css.summary}>
        <ChevronDownIcon size={16} className={css.sign} />
        {state === "open" ? summaryOpen : summary}
      </summary>
      {state === "untouched" ? null : <div className={css.content}>{children}</div>}
    </details>
  );
}
