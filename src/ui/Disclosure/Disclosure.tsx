import { type ReactNode, useState } from "react";
import { ChevronDownIcon } from "../icons/entry-icons.ts";
import * as css from "./disclosure.css.ts";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly summaryOpen: ReactNode;
  readonly children: ReactNode;
}

/** Details on demand. The children are not rendered before the first opening. */
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
