import { memo } from "react";
import { TrashIcon } from "../icons/icons.ts";
import { Combobox } from "../Combobox/Combobox.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { PercentShare, PercentTableWords } from "./percent-share.ts";
import { PercentInput } from "../PercentInput/PercentInput.tsx";
import type { Option } from "../Combobox/combobox-match.ts";
import type { ControlProps } from "../shared/control.ts";
import * as css from "./percent-table.css.ts";

export interface PercentRowProps extends ControlProps {
  readonly row: PercentShare;
  /** Counted from 1. */
  readonly number: number;
  readonly options: readonly Option[];
  readonly words: PercentTableWords;
  readonly onEdit: (row: PercentShare) => void;
  readonly onRemove: (key: string) => void;
}

export const PercentRow = memo(function PercentRow(props: PercentRowProps) {
  const { id, row, number, options, words, invalid, describedBy, onEdit, onRemove } = props;
  return (
    <div className={css.row}>
      <Combobox
        id={id}
        label={words.place(number)}
        options={options}
        value={row.place}
        words={words}
        invalid={invalid && row.place === ""}
        describedBy={describedBy}
        onChange={(place) => onEdit({ ...row, place })}
      />
      <PercentInput
        aria-label={words.percent(number)}
        value={row.percent}
        invalid={invalid}
        describedBy={describedBy}
        onChange={(percent) => onEdit({ ...row, percent })}
      />
      <IconButton
        label={words.remove(number)}
        className={css.remove}
        onClick={() => onRemove(row.key)}
      >
        <TrashIcon />
      </IconButton>
    </div>
  );
});
