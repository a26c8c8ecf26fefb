/** Moves the focus to an answer. */
export function focusAnswer(target: string): void {
  const row = document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(target)}"]`);
  row?.focus();
  row?.scrollIntoView({ block: "center" });
}
