import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { exactly, isNamed, matching } from "./combobox-match.ts";
import type { Option } from "./combobox-match.ts";

interface Given {
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly shown: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: (() => void) | undefined;
}

/**
 * The combobox pattern of the ARIA Authoring Practices: focus stays in the input, the arrows move
 * the active option, Enter takes it where a name led to it or an arrow, Escape closes and then gives back what was chosen.
 */
export function useCombobox({ options, chosen, shown, onChange, onBlur }: Given) {
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const panel = useRef<HTMLDivElement>(null);
  const found = open ? matching(options, typed ?? "") : [];
  const chosenAt = chosen === undefined ? -1 : found.indexOf(chosen);

  useEffect(() => {
    if (open) panel.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  useEffect(() => {
    if (!open || active < 0) return;
    panel.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [open, active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(undefined);
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(chosen === undefined ? -1 : options.indexOf(chosen));
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(isNamed(options, text) ? 0 : -1);
  };
  const pick = (option: Option) => {
    close();
    if (option.value !== chosen?.value) onChange(option.value);
  };
  const move = (step: 1 | -1) => {
    if (!open) return show();
    const last = found.length - 1;
    const next = active + step;
    setActive(next > last ? 0 : next < 0 ? last : next);
  };
  /** Leaving keeps an exact name, clears an emptied box, and else gives back the choice. */
  const leave = () => {
    const named = typed === undefined ? undefined : exactly(options, typed);
    if (named !== undefined) pick(named);
    else if (typed?.trim() === "" && chosen !== undefined) onChange("");
    close();
    onBlur?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const option = found[active];
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && open && option !== undefined) pick(option);
    else if (event.key === "Enter" && open) close();
    else if (event.key === "Escape" && (open || typed !== undefined)) close();
    else return;
    event.preventDefault();
    if (event.key === "Escape") event.stopPropagation();
  };

  const text = typed ?? shown;
  return {
    panel,
    open,
    found,
    active,
    chosenAt,
    typed,
    text,
    show,
    close,
    type,
    pick,
    leave,
    press,
  };
}
