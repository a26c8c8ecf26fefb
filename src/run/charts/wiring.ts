import { sourcesIn } from "./sources.ts";

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
const serving = /\b(\w+): \([^()]*\) =>/g;
const exporting = /^export (?:const|(?:async )?function) (\w+)/gm;
const providing = /\b(\w+)\.provide\(/g;
const local = /const (\w+) = \([^()]*(?:\([^()]*\)[^()]*)*\) =>/g;

/** The text up to the end of the statement, of the value in a list, or of the brackets in which it stands. */
function restOf(text: string, start: number, ends = ";"): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]!;
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && ends.includes(sign))) return text.slice(start, at);
  }
  return text.slice(start);
}

type Sent = Omit<Wired, "from">;

/** One file. The services are what every page is given. */
interface Code {
  source: string;
  isSystem: boolean;
  isServices: boolean;
}

/** What a text of this file sends by itself, by local functions, and by those of other files. */
function readerOf(source: string, passers: Passers) {
  const actors = new Map([...source.matchAll(named)].map(([, name, found]) => [name!, found!]));
  const actorOf = (direct: string | undefined, name = "") => direct ?? actors.get(name);
  const sentIn = (text: string): Sent[] => [
    ...[...text.matchAll(sending)].flatMap(([, direct, name, event]) => {
      const to = actorOf(direct, name);
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
  const passedIn = (text: string) =>
    [...passers].flatMap(([name, sent]) =>
      new RegExp(String.raw`\b${name}\(`).test(text) ? sent : [],
    );
  return { actorOf, sentIn, calledIn, passedIn };
}

/** What functions send that other files call, by their name. */
type Passers = ReadonlyMap<string, Sent[]>;

/** The functions of the services, or those that a file outside of the system folder exports. */
function passersIn({ source, isSystem, isServices }: Code, known: Passers): [string, Sent[]][] {
  if (isSystem && !isServices) return [];
  const { sentIn, calledIn, passedIn } = readerOf(source, known);
  return [...source.matchAll(isServices ? serving : exporting)].flatMap(
    ({ index, 0: head, 1: name }) => {
      const text = restOf(source, index + head.length, isServices ? ",;" : ";");
      if (text.includes(".provide(")) return [];
      const all = [...sentIn(text), ...calledIn(text, index), ...passedIn(text)];
      const sent = all.filter(({ to }) => to !== null);
      return sent.length > 0 ? [[name!, sent] as [string, Sent[]]] : [];
    },
  );
}

/** The code of each chart that a file gives its actors: what is given, and what stands in it by name or calls its maker. */
function providedIn(source: string): { chart: string; code: string }[] {
  const parts = source.split(/^(?=(?:export )?(?:const|(?:async )?function) )/m).map((text) => ({
    name: /^(?:export )?(?:const|(?:async )?function) (\w+)/.exec(text)?.[1] ?? " ",
    text,
    isFunction: /^(?:export )?(?:async )?function /.test(text),
    given: [...text.matchAll(providing)].map(({ index, 0: head, 1: chart }) => ({
      chart: chart!,
      text: restOf(text, index + head.length),
    })),
  }));
  const named = (name: string) => new RegExp(String.raw`\b${name}\b`);
  return parts.flatMap(({ given, isFunction, name: maker }) =>
    given.map(({ chart, text }) => {
      const inner = given.filter((one) => one.text !== text && text.includes(one.text));
      const own = inner.reduce((left, one) => left.replace(one.text, ""), text);
      const calling = isFunction ? parts.filter((part) => named(maker).test(part.text)) : [];
      const code = new Set([
        own,
        ...calling.filter(({ given: { length } }) => !length).map(({ text: each }) => each),
      ]);
      for (const each of code)
        for (const part of parts)
          if (part.given.length === 0 && named(part.name).test(each)) code.add(part.text);
      return { chart, code: [...code].join("\n") };
    }),
  );
}

/** What the code of one file sends, by the chart to which it listens meanwhile or whose actors it is. */
function wiredIn({ source, isSystem }: Code, passers: Passers): Wired[] {
  const { actorOf, sentIn, calledIn, passedIn } = readerOf(source, passers);
  const handlers = [...source.matchAll(listening)].flatMap((found) => {
    const from = actorOf(found[1] ?? found[3], found[2] ?? found[4]);
    const text = restOf(source, found.index + found[0].length);
    return from === undefined ? [] : [{ from, text, index: found.index }];
  });
  const heard = handlers.flatMap(({ from, text, index }) =>
    [...sentIn(text), ...calledIn(text, index)].map((one): Wired => ({ from, ...one })),
  );
  const withoutHandlers = (code: string) =>
    handlers.reduce((left, { text }) => left.replace(text, ""), code);
  const fromRoot = { chart: null, code: source };
  const owners = isSystem ? [fromRoot] : providedIn(source);
  const own = owners.flatMap(({ chart, code }) => {
    const rest = withoutHandlers(code);
    const sent = [...sentIn(rest), ...(chart === null ? [] : passedIn(rest))];
    return sent.flatMap((one): Wired[] => (one.to === null ? [] : [{ from: chart, ...one }]));
  });
  return [...heard, ...own];
}

/** What the code of a place sends from chart to chart. Code of its `system` folder belongs to the root. */
export function wiredAt(place: string): Wired[] {
  const files = sourcesIn(place).map(({ path, source }): Code => ({
    source,
    isSystem: path.startsWith(`src/${place}/system/`),
    isServices: path === `src/${place}/system/services.ts`,
  }));
  let passers: Passers = new Map();
  for (let before = -1; before !== passers.size;) {
    before = passers.size;
    const known = passers;
    passers = new Map(files.flatMap((one) => passersIn(one, known)));
  }
  return files.flatMap((one) => wiredIn(one, passers));
}
