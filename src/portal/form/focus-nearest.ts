/** Focuses the input with this id, or the first input of the closest question around it. */
export function focusNearest(id: string) {
  const parts = id.split("-");
  for (let length = parts.length; length > 1; length -= 1) {
    const found = document.getElementById(parts.slice(0, length).join("-"));
    if (!found) continue;
    const target = found.matches("input, textarea, button, select, [tabindex]")
      ? found
      : found.querySelector<HTMLElement>("input, textarea, button, select");
    target?.focus({ preventScroll: true });
    (target ?? found).scrollIntoView({ block: "center" });
    return;
  }
}
