/** Focuses the input with this id, or the first input of the closest question around it; opens the row it is in. */
export function focusNearest(id: string) {
  const parts = id.split("-");
  for (let length = parts.length; length > 1; length -= 1) {
    const found = document.getElementById(parts.slice(0, length).join("-"));
    if (!found) continue;
    for (let row = found.closest("details"); row; row = row.parentElement!.closest("details"))
      row.open = true;
    const target = found.matches("input, textarea, button, select, [tabindex]")
      ? found
      : found.querySelector<HTMLElement>("input, textarea, button, select");
    target?.focus({ preventScroll: true });
    (target ?? found).scrollIntoView({ block: "center" });
    return;
  }
}
