import type { Page } from "playwright";
import { brands } from "#contract/brands.ts";
import { locales } from "#contract/locales.ts";
import { contactName } from "./applicant.ts";

/** Names that stand in their own writing everywhere: brands, languages, currencies, files. */
export const ownNames: readonly string[] = [
  ...Object.values(brands).flatMap(({ name, company }) => [name, company]),
  ...Object.values(locales).map(({ name }) => name),
  contactName,
  "kyc@gatehouse.example",
  "gatehouse.example",
  "one-page.pdf",
  "picture.jpg",
  "picture.png",
  "https://",
  "USD",
  "HKD",
  "SGD",
  // The browser and the system among the sessions.
  "Chrome",
  "Linux",
  "KB",
  // The account's number, and the job title that was typed.
  "UID",
  "Director",
  "Solana",
  // A name that the ownership chart breaks over two lines.
  "Harbour Light Holdings",
  "Limited",
];

/** The reference of an application, such as GH-7K3M-9QTX. */
const reference = /\bGH(?:-[0-9A-Z]{1,4})+/g;
/** The last characters of a number that was typed, such as ••••HXXX. */
const masked = /•+\S*/g;
/** Of a person or a company, in its circle. */
const initials = /^[A-Z]{2}$/;

/** English text on a Chinese page, apart from what was typed and from names. */
export async function englishOn(page: Page, known: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(saidOnPage);
  const names = known.filter((name) => name !== "").toSorted((a, b) => b.length - a.length);
  return said.filter((text) => {
    if (/\p{Script=Han}/u.test(text) || initials.test(text)) return false;
    const plain = text.replaceAll(reference, " ").replaceAll(masked, " ");
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
