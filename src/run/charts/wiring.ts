import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../inputs.ts";

/** An event that the code around a chart sends to another one. */
export interface Wired {
  /** Name of the chart that is listened to; null for the root of the place, whose code sends by itself. */
  from: string | null;
  /** Name of the chart that is told; null where it is the one that runs the listening actor. */
  to: string | null;
  event: string;
}

/** An actor that is found by its name, or a local name for it. */
const actor = String.raw`(?:\w*[aA]ctorIn\([\w.()]+, "(\w+)"\)|(\w+)(?:\(\))?)`;
const named = /const (\w+) = (?:\(\) => )?\w*[aA]ctorIn\([\w.()]+, "(\w+)"\);/g;
const sending = new RegExp(String.raw`${actor}\??\.send\(\{\s*type: "([\w.]+)"`, "g");
const returning = /\bsendBack\(\{ type: "([\w.]+)"/g;
const listening = new RegExp(
  String.raw`(?:whenPersonChanges\(${actor}, |${actor}\.(?:on\("[\w.]+", |subscribe\())`,
  "g",
);
const local = /const (\w+) = \([^()]*(?:\([^()]*\)[^()]*)*\) =>/g;

/** The text up to the end of the statement or of the brackets in which it stands. */
function restOf(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]!;
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ";")) return text.slice(start, at);
  }
  return text.slice(start);
}

/** What the code of one file sends, by the chart to which it listens meanwhile. */
function wiredIn(source: string, isSystem: boolean): Wired[] {
  const actors = new Map([...source.matchAll(named)].map(([, name, found]) => [name!, found!]));
  const actorOf = (groups: readonly (string | undefined)[]) => {
    const [direct, name] = groups;
    return direct ?? actors.get(name ?? "");
  };
  const sentIn = (text: string): Omit<Wired, "from">[] => [
    ...[...text.matchAll(sending)].flatMap(([, direct, name, event]) => {
      const to = actorOf([direct, name]);
      return to === undefined ? [] : [{ to, event: event! }];
    }),
    ...[...text.matchAll(returning)].map(([, event]) => ({ to: null, event: event! })),
  ];
  const helpers = [...source.matchAll(local)].map(({ index, 0: head, 1: name }) => ({
    index,
    name: name!,
    sent: sentIn(restOf(source, index + head.length)),
  }));
  /** Of two local functions of one name the nearer one above. */
  const calledIn = (text: string, at: number) =>
    [...new Set(helpers.map(({ name }) => name))].flatMap((name) =>
      new RegExp(String.raw`\b${name}\b`).test(text)
        ? (helpers.findLast((one) => one.name === name && one.index < at)?.sent ?? [])
        : [],
    );
  const handlers = [...source.matchAll(listening)].flatMap((found) => {
    const from = actorOf([found[1] ?? found[3], found[2] ?? found[4]]);
    const text = restOf(source, found.index + found[0].length);
    return from === undefined ? [] : [{ from, text, index: found.index }];
  });
  const heard = handlers.flatMap(({ from, text, index }) =>
    [...sentIn(text), ...calledIn(text, index)].map((one): Wired => ({ from, ...one })),
  );
  if (!isSystem) return heard;
  const rest = handlers.reduce((left, { text }) => left.replace(text, ""), source);
  const own = sentIn(rest).filter(({ to }) => to !== null);
  return [...heard, ...own.map((one): Wired => ({ from: null, ...one }))];
}

/** What the code of a place sends from chart to chart. Code of its `system` folder belongs to the root. */
export const wiredAt = (place: string): Wired[] =>
  globSync(`src/${place}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) =>
      wiredIn(readFileSync(join(root, file), "utf8"), file.startsWith(`src/${place}/system/`)),
    );
