import { useId } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ChevronDownIcon } from "../icons/entry-icons.ts";
import { ChevronUpIcon } from "../icons/icons.ts";
import { classes } from "../shared/classes.ts";
import * as css from "./document-slot.css.ts";
import { card } from "../Card/card.css.ts";
import { h3, small } from "../theme/type.css.ts";

export interface DocumentSlotProps {
  readonly id?: string | undefined;
  readonly heading?: "h2" | "h3";
  readonly title: ReactNode;
  readonly why?: ReactNode;
  readonly badge: ReactNode;
  readonly rules?: readonly {
    readonly key: string;
    readonly icon: ReactNode;
    readonly text: ReactNode;
  }[];
  /** A finished slot can be folded to one row; `label` names the button. */
  readonly fold?:
    | { readonly open: boolean; readonly label: string; readonly onToggle: () => void }
    | undefined;
  readonly children?: ReactNode;
}

export function DocumentSlot(props: DocumentSlotProps) {
  const { id, heading: Heading = "h2", title, why, badge, rules, fold, children } = props;
  const titleId = useId();
  const insideId = useId();
  const open = fold?.open ?? true;
  return (
    <section
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes(card, css.slot)}
    >
      <div className={classes(css.head, !open && css.folded)}>
        <div className={css.words}>
          <Heading id={titleId} className={h3}>
            {title}
          </Heading>
          {why === undefined ? null : <p className={classes(small, css.why)}>{why}</p>}
        </div>
        <div className={css.state}>
          {badge}
          {fold === undefined ? null : (
            <IconButton
              label={fold.label}
              aria-expanded={open}
              aria-controls={insideId}
              onClick={fold.onToggle}
            >
              {open ? <ChevronUpIcon /> : <ChevronDownIcon />}
            </IconButton>
          )}
        </div>
      </div>
      <div id={insideId} hidden={!open}>
        {rules === undefined || rules.length === 0 ? null : (
          <ul className={css.rules}>
            {rules.map((rule) => (
              <li key={rule.key} className={css.rule}>
                {rule.icon}
                <span>{rule.text}</span>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
