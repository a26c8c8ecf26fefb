/** Makes every text of the page a third longer, by words of its own; gives what takes it back. Runs in the page. */
export function lengthen(): () => void {
  const before = new Map<Text, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const said = text.data.trim();
    if (said === "" || text.parentElement?.closest("script, style, option, textarea, svg"))
      continue;
    const { data } = text;
    before.set(text, data);
    text.data = `${data} ${said.slice(0, Math.ceil(said.length * 0.3))}`;
  }
  return () => {
    for (const [text, data] of before) text.data = data;
  };
}

/** Unfolds every person and every document. Runs in the page. */
export function unfold(): void {
  for (const person of document.querySelectorAll("details")) person.open = true;
  for (const button of document.querySelectorAll<HTMLElement>(
    "main [aria-expanded=false][aria-controls]",
  )) {
    if (button.matches("button")) button.click();
  }
}

/**
 * What makes the page wider than the screen, and each text that its own element cuts off or that
 * stands outside of it; empty where nothing does. Runs in the page.
 */
export function cutTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.clientWidth > 1,
  );
  const said = (element: HTMLElement) =>
    [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== "",
    );
  const wide =
    scrollWidth > clientWidth
      ? shown
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .slice(0, 3)
      : [];
  const cut = shown.filter((element) => {
    if (said(element).length === 0) return false;
    const { overflowX, overflowY, display } = getComputedStyle(element);
    if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) return true;
    if (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1) return true;
    if (display === "inline") return false;
    const box = element.getBoundingClientRect();
    return said(element).some((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      return (
        text.width > 0 &&
        (text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 3)
      );
    });
  });
  return [
    ...wide.map((element) => `${scrollWidth} px wide: ${element.outerHTML.slice(0, 160)}`),
    ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 200)}`),
  ];
}
