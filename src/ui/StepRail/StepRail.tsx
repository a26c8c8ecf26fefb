import type { MouseEvent, ReactNode } from "react";
import * as css from "./step-rail.css.ts";
import { classes } from "../shared/classes.ts";
import { stepIcon } from "./step-state.tsx";
import type { StepState } from "./step-state.tsx";

export interface RailRow {
  readonly key: string;
  readonly label: ReactNode;
  /** The state in words, for example "In progress, 14 of 21 items". */
  readonly words: ReactNode;
  readonly state: StepState;
  /** Absent while the row cannot be opened. */
  readonly href?: string | undefined;
  readonly current?: boolean | undefined;
}

export interface RailStep extends RailRow {
  readonly sections?: readonly RailRow[] | undefined;
}

export interface StepRailProps {
  readonly steps: readonly RailStep[];
  /** Navigates inside the portal; without it the links load the page. */
  readonly onPick?: ((row: RailRow) => void) | undefined;
  readonly head?: ReactNode;
}

export function StepRail({ steps, onPick, head }: StepRailProps) {
  return (
    <>
      {head === undefined ? null : <div className={css.head}>{head}</div>}
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.key}>
            <Row row={step} onPick={onPick} />
            {step.sections === undefined || step.sections.length === 0 ? null : (
              <ol className={css.sections}>
                {step.sections.map((section) => (
                  <li key={section.key}>
                    <Row row={section} onPick={onPick} section />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  readonly row: RailRow;
  readonly onPick: StepRailProps["onPick"];
  readonly section?: boolean;
}

function Row({ row, onPick, section = false }: RowProps) {
  const Icon = stepIcon[row.state];
  const reachable = row.href !== undefined;
  const inside = (
    <>
      <Icon size={section ? 18 : 20} className={classes(css.icon, css.ink[row.state])} />
      <span className={css.text}>
        <span className={css.label}>{row.label}</span>
        <span className={css.words}>{row.words}</span>
      </span>
    </>
  );
  const look = classes(
    section ? css.section : css.step,
    section && row.current && css.current,
    reachable ? css.reachable : !row.current && css.later,
  );
  const pick = (event: MouseEvent) => {
    if (onPick === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPick(row);
  };
  const current = row.current ? (section ? "page" : "step") : undefined;
  return reachable ? (
    <a href={row.href} className={look} aria-current={current} onClick={pick}>
      {inside}
    </a>
  ) : (
    <span className={look} aria-current={current}>
      {inside}
    </span>
  );
}
