import { useEffect } from "react";

const typing = "input, textarea, select, [contenteditable], [role=menu], [role=listbox]";

/** Single keys of a page. They do nothing with a modifier, in an input, or while a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const from = event.target instanceof Element ? event.target : null;
      if (from?.closest(typing) || document.querySelector("[role=dialog]")) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Moves the focus among the elements of a selector. */
export function moveAmong(selector: string, by: 1 | -1) {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((each) => each.contains(document.activeElement));
  const next = at < 0 ? (by === 1 ? all[0] : all.at(-1)) : all[at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
