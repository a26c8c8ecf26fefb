import type { AnyStateMachine, AnyStateNode } from "xstate";
import { nodesOf, writtenIn } from "#browser/drawing/nodes.ts";

interface Branch {
  guard?: unknown;
}

interface Guard {
  type: string;
  params?: unknown;
}

const guardOf = ({ guard }: Branch): Guard | undefined =>
  typeof guard === "string" ? { type: guard } : (guard as Guard | undefined);

/** A guard that is one expression without alternatives and inner functions: `({ context }, { kind }) => kind === "signed" && context.isOpen`. */
const expression =
  /^\((?<scope>\{.*?\}|\w+)(?:, (?<params>\{.*\}|\w+))?\) => (?<needs>(?!\{)(?:(?!\|\||\?\?| \? |=>).)+)$/s;
const comparison = /^(?<value>.+) === (?<word>"[^"]*"|true|false|\d+)$/s;
const wordsIn = (text: string): string[] => text.match(/\w+/g) ?? [];

/** By value that a guard compares, the word that it must be. */
function neededBy({ implementations }: AnyStateMachine, { type }: Guard): Map<string, string> {
  const needed = new Map<string, string>();
  const text = String(implementations.guards?.[type]).replaceAll(/\s+/g, " ");
  const {
    scope = "",
    params = "",
    needs = "",
  } = expression.exec(text.replaceAll(/ (?=[,)])/g, ""))?.groups ?? {};
  for (const need of needs.split("&&")) {
    const { value = "", word = "" } = comparison.exec(need.trim())?.groups ?? {};
    const used = [scope, params].map((given) =>
      wordsIn(value).some((name) => wordsIn(given).includes(name)) ? given : "",
    );
    if (value !== "") needed.set(`(${used.join()}) => ${value}`, word);
  }
  return needed;
}

/**
 * Whether two branches are never possible at once, so that their order changes nothing: both guards get the same, and compare
 * one value with different words.
 */
export function excludeEachOther(machine: AnyStateMachine, one: Branch, other: Branch): boolean {
  const [first, second] = [guardOf(one), guardOf(other)];
  if (!first || !second || String(first.params) !== String(second.params)) return false;
  const needed = neededBy(machine, second);
  return [...neededBy(machine, first)].some(
    ([value, word]) => needed.has(value) && needed.get(value) !== word,
  );
}

/**
 * Whether a state is ever entered without a word on which state inside it. Where every arrow names that one, the first
 * state changes nothing; XState demands it all the same.
 */
export function isEnteredAlone(node: AnyStateNode): boolean {
  const { machine, parent } = node;
  const targets = nodesOf(machine.root).flatMap((from) =>
    writtenIn(from).flatMap(({ target }) => target ?? []),
  );
  if (!parent || parent.type === "parallel" || targets.includes(node)) return true;
  const isFirst = parent.initial.target?.includes(node) ?? false;
  return isFirst && isEnteredAlone(parent);
}
