import { limits } from "#contract/limits.ts";

/**
 * Drops a press of a button that follows another press of the same button too soon: the second of a double click or tap, or a
 * key that repeats. Neither the page nor a form hears of it. Returns what stops it.
 */
export function dropRepeatedPresses(page: Document = document): () => void {
  const pressedAt = new WeakMap<Element, number>();
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.ariaDisabled === "true") return;
    const since = event.timeStamp - (pressedAt.get(button) ?? -Infinity);
    pressedAt.set(button, event.timeStamp);
    const isFirstClick = event.detail === 1;
    if (isFirstClick || since >= limits.buttonDebounceMs) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener("click", press, { capture: true });
  return () => page.removeEventListener("click", press, { capture: true });
}
