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
        {(box.isOpen ? box.found : []).map((option, index) => {
          const ids = partIds(`${box.id}-${index}`, option);
          return (
            <li
              {...box.getItemProps({ item: option, index, "aria-selected": option === chosen })}
              key={option.value}
              data-active={index === box.highlightedIndex ? "" : undefined}
              aria-labelledby={ids?.name}
              aria-describedby={ids?.detail}
              className={css.option}
            >
              <span className={css.label}>
                <Name id={ids?.name} option={option} query={box.typed ?? ""} />
                {ids ? (
                  <span id={ids.detail} className={css.detail}>
                    {option.detail}
                  </span>
                ) : null}
              </span>
              {option.aside === undefined ? null : (
                <span className={css.aside}>{option.aside}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={css.foot} aria-hidden="true">
        {count}
      </p>
    </div>
  );
}

/** An option with a detail is named by its label alone; the detail describes it. */
const partIds = (id: string, { detail }: Option) =>
  detail === undefined ? undefined : { name: `${id}-name`, detail: `${id}-detail` };

interface NameProps {
  readonly id: string | undefined;
  readonly option: Option;
  readonly query: string;
}

function Name({ id, option, query }: NameProps) {
  const [before, part, after] = split(option.label, query);
  return (
    <span id={id}>
      {before}
      {part === "" ? null : <b className={css.part}>{part}</b>}
      {after}
    </span>
  );
}
