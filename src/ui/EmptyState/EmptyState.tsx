import type { ReactNode } from "react";
import * as css from "./empty-state.css.ts";
import { card } from "../Card/card.css.ts";
import { classes } from "../shared/classes.ts";
import { h2 } from "../theme/type.css.ts";

export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** `h1` if the page has nothing else. */
  readonly heading?: "h1" | "h2";
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly facts?: readonly {
    readonly key: string;
    readonly term: ReactNode;
    readonly value: ReactNode;
  }[];
}

export function EmptyState(props: EmptyStateProps) {
  const { icon, title, heading: Heading = "h2", text, actions, facts } = props;
  return (
    <div className={classes(card, css.card)}>
      <span className={css.icon}>{icon}</span>
      <Heading className={h2}>{title}</Heading>
      {text === undefined ? null : <div className={css.text}>{text}</div>}
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      {facts === undefined ? null : (
        <dl className={css.facts}>
          {facts.map(({ key, term, value }) => (
            <div key={key}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
