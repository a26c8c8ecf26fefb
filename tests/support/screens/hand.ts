import { page } from "vitest/browser";
import { pass, settled, until } from "./clock.ts";

type Role = Parameters<typeof page.getByRole>[0];
type Name = string | RegExp;

const found = (role: Role, name: Name) =>
  page.getByRole(role, { name, exact: typeof name === "string" }).elements();

function one(role: Role, name: Name, inside?: string): HTMLElement {
  const all = found(role, name).filter((each) => isInside(each, inside));
  const [element, ...more] = all;
  if (!element || more.length > 0)
    throw new Error(`${element ? more.length + 1 : "no"} ${role} named ${String(name)}`);
  return element as HTMLElement;
}

/** Whether an element stands in the radio group of this name. */
function isInside(element: Element, group?: string): boolean {
  return group === undefined || found("radiogroup", group).some((each) => each.contains(element));
}

/** What a person does on the page: found by role and name, as a person finds it. */
export async function press(name: Name, role: Role = "button", inside?: string) {
  const element = await until(() => enabled(one(role, name, inside)));
  element.focus();
  element.click();
  await settled();
}

export async function type(label: Name, text: string) {
  const input = await until(() => enabled(one("textbox", label)) as HTMLInputElement);
  const owner = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  input.focus();
  Object.getOwnPropertyDescriptor(owner.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}

function enabled<Element extends HTMLElement>(element: Element): Element {
  const rests = element.ariaDisabled === "true" || (element as Partial<HTMLInputElement>).disabled;
  if (rests) throw new Error(`${element.textContent} is disabled`);
  return element;
}

/** A button that can be pressed, or that says it cannot. */
export function seesButton(name: Name, can: boolean) {
  return until(() => {
    const element = one("button", name);
    if ((element.ariaDisabled === "true") === can)
      throw new Error(`${String(name)} is ${can ? "disabled" : "enabled"}`);
  });
}

/** An element of a role that holds the text; its name where the role has one. */
export function sees(role: Role, text: Name) {
  return until(() => {
    const all = page.getByRole(role).elements();
    const says = (element: Element) => {
      const words = element.getAttribute("aria-label") ?? element.textContent;
      return typeof text === "string" ? words.includes(text) : text.test(words);
    };
    if (!all.some(says))
      throw new Error(`no ${role} says ${String(text)}: ${document.body.innerText}`);
  });
}

export function seesNo(role: Role, name?: Name) {
  return until(() => {
    const all = name === undefined ? page.getByRole(role).elements() : found(role, name);
    if (all.some((element) => element.textContent !== ""))
      throw new Error(`there is a ${role} ${String(name ?? "")}: ${all[0]?.textContent}`);
  });
}

/** The head of a page whose code may still be on its way; time goes on meanwhile. */
export function comesTo(title: string) {
  return until(
    () => {
      if (document.querySelector("h1")?.textContent !== title) throw new Error(`no ${title}`);
    },
    () => void pass(100),
  );
}

/** Visible text of the page. */
export function seesText(text: Name) {
  return until(() => {
    const words = document.body.innerText;
    if (typeof text === "string" ? !words.includes(text) : !text.test(words))
      throw new Error(
        `“${String(text)}” is not on the page: …${document.body.innerText.slice(-400)}`,
      );
  });
}

export function seesNoText(text: string) {
  return until(() => {
    if (document.body.innerText.includes(text)) throw new Error(`“${text}” is on the page`);
  });
}

/** Chooses an option of a list by its text or its value. */
export async function pick(label: Name, option: Name) {
  const list = await until(() => enabled(one("combobox", label) as HTMLSelectElement));
  const named = [...list.options].find(
    ({ text }) => typeof option !== "string" && option.test(text),
  );
  await page.elementLocator(list).selectOptions(named?.value ?? String(option));
  await settled();
}

/** Chooses files in the one file input inside a named group. */
export async function choose(group: Name, files: readonly File[]) {
  const input = await until(() => {
    const found = one("group", group).querySelector<HTMLInputElement>("input[type=file]");
    if (!found) throw new Error(`no file can be chosen in ${String(group)}`);
    return found;
  });
  const hand = new DataTransfer();
  for (const file of files) hand.items.add(file);
  input.files = hand.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

/** The texts of the cells of all rows of tables on the page. An open dialog hides the rows from queries by role. */
export const rowTexts = () =>
  [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
