import { useCombobox as useDownshift } from "downshift";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { exactly, isNamed, matching } from "./combobox-match.ts";
import type { Option } from "./combobox-match.ts";

interface Given {
  readonly id: string;
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly shown: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: (() => void) | undefined;
}

const { InputChange, InputClick, MenuMouseLeave } = useDownshift.stateChangeTypes;

/** Leaves an event to the browser instead of downshift. */
const skipDownshift = (nativeEvent: Event) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true });

/** Downshift's combobox; Enter takes an option only where a name or an arrow led to it, Escape gives back what was chosen. */
export function useCombobox({ id, options, chosen, shown, onChange, onBlur }: Given) {
  const [typed, setTyped] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const found = matching(options, typed ?? "");
  const box = useDownshift<Option>({
    id,
    items: [...found],
    itemToString: () => shown,
    inputValue: typed ?? shown,
    selectedItem: chosen ?? null,
    stateReducer: (state, { type, changes }) => {
      // The list shrinks under a resting pointer while a person types: the active option stays.
      if (type === MenuMouseLeave || (type === InputClick && state.isOpen)) return state;
      if (type !== InputChange) return changes;
      return { ...changes, highlightedIndex: isNamed(options, changes.inputValue ?? "") ? 0 : -1 };
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(undefined);
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ""),
  });
  const { isOpen, closeMenu } = box;

  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  /** Leaving keeps an exact name, clears an emptied box, and else gives back the choice. */
  const leave = (event: { nativeEvent: Event }) => {
    skipDownshift(event.nativeEvent);
    const named = typed === undefined ? undefined : exactly(options, typed);
    if (named && named !== chosen) onChange(named.value);
    else if (typed?.trim() === "" && chosen) onChange("");
    closeMenu();
    setTyped(undefined);
    onBlur?.();
  };
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    const isCaretKey = key === "Home" || key === "End";
    if (nativeEvent.isComposing || isCaretKey || (key === "Escape" && !isOpen))
      skipDownshift(nativeEvent);
    else if (key === "Escape") event.stopPropagation();
  };
  return { ...box, id, panel, found, typed, setTyped, leave, press };
}
