import * as css from "./combobox.css.ts";
import { classes } from "../shared/classes.ts";
import { split } from "./combobox-match.ts";
import type { Option } from "./combobox-match.ts";
import type { useCombobox } from "./use-combobox.ts";

export interface ComboboxListProps {
  readonly label: string;
  readonly count: string;
  readonly chosen: Option | undefined;
  readonly small: boolean | undefined;
  readonly box: ReturnType<typeof useCombobox>;
}

/** The list under a combobox; takes no focus. */
export function ComboboxList({ label, count, chosen, small, box }: ComboboxListProps) {
  return (
    <div
      ref={box.panel}
      hidden={!box.isOpen}
      className={classes(css.panel, small && css.panelSmall)}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul {...box.getMenuProps({ "aria-label": label })} className={css.list}>
        {(box.isOpen ? box.found : []).map((option, index) => (
          <li
            {...box.getItemProps({ item: option, index, "aria-selected": option === chosen })}
            key={option.value}
            data-active={index === box.highlightedIndex ? "" : undefined}
            className={css.option}
          >
            <Label option={option} query={box.typed ?? ""} />
            {option.aside === undefined ? null : <span className={css.aside}>{option.aside}</span>}
          </li>
        ))}
      </ul>
      <p className={css.foot} aria-hidden="true">
        {count}
      </p>
    </div>
  );
}

function Label({ option, query }: { readonly option: Option; readonly query: string }) {
  const [before, part, after] = split(option.label, query);
  return (
    <span className={css.label}>
      {before}
      {part === "" ? null : <b className={css.part}>{part}</b>}
      {after}
    </span>
  );
}
