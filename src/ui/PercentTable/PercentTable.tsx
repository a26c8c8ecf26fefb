import { useRef } from "react";
import { AlertCircleIcon } from "../icons/entry-icons.ts";
import { CheckIcon, PlusIcon } from "../icons/icons.ts";
import { Button } from "../Button/Button.tsx";
import { PercentRow } from "./PercentRow.tsx";
import { sumOfPercents } from "../MoneyInput/amounts.ts";
import { classes } from "../shared/classes.ts";
import type { Option } from "../Combobox/combobox-match.ts";
import type { ControlProps } from "../shared/control.ts";
import type { PercentShare, PercentTableWords } from "./percent-share.ts";
import * as css from "./percent-table.css.ts";

export interface PercentTableProps extends ControlProps {
  readonly rows: readonly PercentShare[];
  readonly options: readonly Option[];
  readonly words: PercentTableWords;
  readonly onEdit: (row: PercentShare) => void;
  readonly onRemove: (key: string) => void;
  readonly onAdd: () => void;
  readonly onBlur?: (() => void) | undefined;
  /** The maximum number of rows. */
  readonly most?: number | undefined;
}

const whole = 100;

/** Shares that must add up to 100%; put it in a Field of the kind `group`. */
export function PercentTable(props: PercentTableProps) {
  const { rows, options, words, onEdit, onRemove, onAdd, onBlur, most } = props;
  const sum = sumOfPercents(rows.map((row) => row.percent));
  const reached = sum === whole;
  const table = useRef<HTMLDivElement>(null);
  /** React renders what a press has changed before this: the row, or what has its place, can take the focus. */
  const focusRow = (at: number, change: () => void) => {
    change();
    queueMicrotask(() =>
      table.current?.children[at]?.querySelector<HTMLElement>("input, button")?.focus(),
    );
  };
  return (
    <div
      ref={table}
      className={css.table}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      {rows.map((row, index) => (
        <PercentRow
          key={row.key}
          id={index === 0 ? props.id : undefined}
          row={row}
          number={index + 1}
          options={options}
          words={words}
          invalid={props.invalid}
          describedBy={props.describedBy}
          onEdit={onEdit}
          onRemove={(key) => focusRow(index, () => onRemove(key))}
        />
      ))}
      <div className={css.foot}>
        {most !== undefined && rows.length >= most ? (
          <span />
        ) : (
          <Button
            id={rows.length === 0 ? props.id : undefined}
            look="quiet"
            className={css.add}
            icon={<PlusIcon />}
            onClick={() => focusRow(rows.length, onAdd)}
          >
            {words.add}
          </Button>
        )}
        {rows.length === 0 ? null : (
          <output className={classes(css.sum, reached ? css.reached : css.missed)}>
            {reached ? <CheckIcon size={16} /> : <AlertCircleIcon size={16} />}
            {words.sum(sum)}
          </output>
        )}
      </div>
    </div>
  );
}
