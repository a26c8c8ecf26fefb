import type { Page } from "playwright";

/** The reference of an application, such as GH-7K3M-9QTX. */
const reference = /\bGH(?:-[0-9A-Z]{1,4})+/g;

/** English text on a Chinese page, apart from what was typed and from names. */
export async function englishOn(page: Page, known: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(saidOnPage);
  const names = known.filter((name) => name !== "").toSorted((a, b) => b.length - a.length);
  return said.filter((text) => {
    if (/\p{Script=Han}/u.test(text)) return false;
    const plain = text.replaceAll(reference, " ");
    const rest = names.reduce((left, name) => left.replaceAll(name, " "), plain);
    return /[A-Za-z]{2,}/.test(rest);
  });
}

/** Every text that is seen, and every name and description that is only heard. Runs in the page. */
function saidOnPage(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (holder?.checkVisibility() && !holder.closest("script, style"))
      texts.push(walker.currentNode.textContent ?? "");
  }
  for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]")) {
    if (!element.checkVisibility()) continue;
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      texts.push(element.getAttribute(name) ?? "");
  }
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}

/** Every text within answers. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
