const inside = "input, textarea, button, select";
const focusable = `${inside}, a[href], [tabindex]`;

/** Focuses the input or link with this id, or the first input of the closest question around it; opens the row it is in. */
export function focusNearest(id: string) {
  const parts = id.split("-");
  for (let length = parts.length; length > 1; length -= 1) {
    const found = document.getElementById(parts.slice(0, length).join("-"));
    if (!found) continue;
    for (let row = found.closest("details"); row; row = row.parentElement!.closest("details"))
      row.open = true;
    const target = found.matches(focusable) ? found : found.querySelector<HTMLElement>(inside);
    target?.focus({ preventScroll: true });
    (target ?? found).scrollIntoView({ block: "center" });
    return;
  }
}
