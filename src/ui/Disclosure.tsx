import { type ReactNode, useState } from "react";
import { ChevronDownIcon } from "./icons/ChevronDownIcon.tsx";
import * as css from "./disclosure.css.ts";

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Drawn from the first opening on. */
  readonly children: ReactNode;
}

/** Details on demand: nothing of them is loaded or drawn before they are first opened. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [wasOpened, open] = useState(false);
  return (
    <details onToggle={(event) => (event.currentTarget.open ? open(true) : undefined)}>
      <summary className={css.summary}>
        <ChevronDownIcon size={16} className={css.sign} />
        {summary}
      </summary>
      {wasOpened ? <div className={css.content}>{children}</div> : null}
    </details>
  );
}
