import { useId } from "react";
import { ChevronDownIcon } from "../icons/entry-icons.ts";
import { ChevronUpIcon } from "../icons/icons.ts";
import { ComboboxList } from "./ComboboxList.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { classes } from "../shared/classes.ts";
import type { Option } from "./combobox-match.ts";
import * as css from "./combobox.css.ts";
import { inputAttributes } from "../shared/control.ts";
import type { ControlProps } from "../shared/control.ts";
import * as input from "../TextInput/input.css.ts";
import { useCombobox } from "./use-combobox.ts";

export interface ComboboxWords {
  /** How many were found for what was typed, and in which languages one may type. */
  readonly results: (count: number, typed: string) => string;
  readonly none: (typed: string) => string;
  /** Names the list for screen readers. */
  readonly list: string;
}

export interface ComboboxProps extends ControlProps {
  readonly options: readonly Option[];
  /** Value of the chosen option, or an empty string. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly words: ComboboxWords;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  /** A picker at the head of another input: shows the short name, needs its own label. */
  readonly small?: boolean | undefined;
  readonly label?: string | undefined;
}

/** A choice out of many: type part of a name in any of its languages, or open the list. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, onBlur, words, small, label } = props;
  const made = useId();
  const chosen = options.find((option) => option.value === value);
  const shown = (small ? chosen?.short : undefined) ?? chosen?.label ?? "";
  const box = useCombobox({ id: props.id ?? made, options, chosen, shown, onChange, onBlur });
  const typed = box.typed ?? "";
  const count = box.found.length === 0 ? words.none(typed) : words.results(box.found.length, typed);
  const attributes = box.getInputProps({
    onChange: (event) => box.setTyped(event.currentTarget.value),
    onFocus: (event) => event.currentTarget.select(),
    onKeyDown: box.press,
    onBlur: box.leave,
  });
  return (
    <div className={classes(css.root, small && css.rootSmall)}>
      <div
        className={classes(
          small ? css.smallBox : input.box,
          !small && props.invalid && input.wrong,
        )}
      >
        <input
          {...attributes}
          {...inputAttributes(props)}
          className={classes(input.input, css.input)}
          type="text"
          name={props.name}
          aria-label={label}
          aria-labelledby={undefined}
          aria-activedescendant={attributes["aria-activedescendant"] || undefined}
          autoComplete={props.autoComplete ?? "off"}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={props.placeholder}
        />
        {/* A pointer's second way to the list; the keyboard has the arrows. */}
        <span
          {...box.getToggleButtonProps({ onMouseDown: (event) => event.preventDefault() })}
          aria-hidden="true"
          className={classes(css.chevron, small && css.chevronSmall)}
        >
          {box.isOpen ? (
            <ChevronUpIcon size={small ? 16 : 20} />
          ) : (
            <ChevronDownIcon size={small ? 16 : 20} />
          )}
        </span>
      </div>
      <ComboboxList label={words.list} box={box} chosen={chosen} count={count} small={small} />
      <VisuallyHidden role="status">{box.isOpen ? count : ""}</VisuallyHidden>
    </div>
  );
}
