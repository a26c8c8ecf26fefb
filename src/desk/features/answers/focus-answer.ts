/** The row of an answer. */
export const answerAt = (target: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(target)}"]`);

/** Moves the focus to an answer. */
export function focusAnswer(target: string): void {
  const row = answerAt(target);
  row?.focus();
  row?.scrollIntoView({ block: "center" });
}
