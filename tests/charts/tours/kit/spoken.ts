import type { Messages } from "@lingui/core";
import type { Locale } from "#contract/locales.ts";
import { eitherOf, escaped, Written, writtenIn } from "#tests/support/written.ts";

type Name = string | RegExp;
type Token = string | readonly [string, string?, Record<string, unknown>?];

/**
 * What the page says for the English words of a table; all of a text, or a part of it. Words that are to be `absent` must have a
 * translation: the English ones would never be found.
 */
export type Say = (words: Name, how: "whole" | "part", where?: "absent") => Name;

export const inEnglish: Say = (words) => words;

const catalogues = Object.entries(
  import.meta.glob<Messages>("/locales/*/*.po", { import: "messages" }),
);

const withoutTags = (text: string) => text.replaceAll(/<\/?\d+\/?>/g, "");

/** A message as a pattern; `figure` says how a value in it is written. */
function patternOf(message: unknown, figure: (name: string) => string): string {
  if (typeof message === "string") return escaped(withoutTags(message));
  return (message as readonly Token[])
    .map((token) => {
      if (typeof token === "string") return escaped(withoutTags(token));
      const [name, , choices] = token;
      if (!choices) return figure(name);
      const texts = Object.values(choices).map((choice) =>
        patternOf(choice, figure).replace("#", () => figure(name)),
      );
      return `(?:${texts.join("|")})`;
    })
    .join("");
}

const anything = () => ".+?";
/** The values that a pattern of a message has found in a text, by their names. */
const valuesOf = ({ groups = {} }: RegExpExecArray): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, is]) =>
      is === undefined ? [] : [[group.replace(/^of\d+_/, ""), is] as const],
    ),
  );

async function messagesIn(locale: Locale): Promise<Messages> {
  const own = catalogues.filter(([path]) => path.includes(`/${locale}/`));
  const loaded = await Promise.all(own.map(([, load]) => load()));
  return Object.assign({}, ...loaded) as Messages;
}

/** The text between the tags of a message, such as that of a link, by the tag's number. */
function inside(message: unknown): Map<string, readonly Token[]> {
  const tokens = typeof message === "string" ? [message] : (message as readonly Token[]);
  const text = tokens
    .map((token) => (typeof token === "string" ? token : `{${token[0]}}`))
    .join("");
  return new Map(
    [...text.matchAll(/<(\d+)>(.*?)<\/\1>/g)].map(([, tag, words]) => [
      tag!,
      words!.split(/(\{\w+\})/).map((part) => (part.startsWith("{") ? [part.slice(1, -1)] : part)),
    ]),
  );
}

const sentenceEnd = /(?<=[.?!]) |(?<=[。？！])(?=.)/s;

/** The sentences of a message. */
function sentencesOf(message: unknown): Token[][] {
  const tokens = typeof message === "string" ? [message] : (message as readonly Token[]);
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    const [rest, ...more] =
      typeof token === "string" ? withoutTags(token).split(sentenceEnd) : [token];
    sentences.at(-1)!.push(rest!);
    for (const next of more) sentences.push([next]);
  }
  return sentences.filter((sentence) => sentence.some((token) => token !== ""));
}

/** What a message says sentence by sentence, where both languages have as many. */
function bySentence(english: unknown, own: unknown): Pair[] {
  if (own === undefined) return [];
  const [theirs, ours] = [sentencesOf(english), sentencesOf(own)];
  if (theirs.length < 2 || theirs.length !== ours.length) return [];
  return theirs.map((sentence, at) => ({ english: sentence, own: ours[at] }));
}

interface Pair {
  english: unknown;
  own: unknown;
}

/** Each message, each text between its tags and each sentence, in both languages. */
async function pairsOf(locale: Locale): Promise<Pair[]> {
  const [english, own] = await Promise.all([messagesIn("en"), messagesIn(locale)]);
  return Object.entries(english).flatMap(([id, message]) => {
    const theirs = inside(own[id]);
    const parts = [...inside(message)].map(([tag, words]) => ({
      english: words,
      own: theirs.get(tag) ?? [],
    }));
    // What is only values says nothing in any language.
    return [{ english: message, own: own[id] }, ...parts, ...bySentence(message, own[id])].filter(
      (pair) => /\p{L}/u.test(patternOf(pair.english, () => "")),
    );
  });
}

/** The words of a language by the English ones; figures and names are carried over, other words stay as they are. */
export async function spokenIn(locale: Locale): Promise<Say> {
  let groups = 0;
  // A value may stand in a message more than once, a name of a group may not.
  const named = (name: string) => `(?<of${++groups}_${name}>.+?)`;
  const known = (await pairsOf(locale)).map(({ english, own: said }) => ({
    said,
    whole: new RegExp(`^${patternOf(english, named)}$`, "s"),
    // A figure is a 1, so that a pattern of a table can be compared.
    text: patternOf(english, () => "1").replaceAll("\\", ""),
  }));
  /** Each message that is this text, with its values as `value` writes them. */
  const exactly = (text: string, value: (is: string) => string): string[] =>
    known.flatMap(({ whole, said }) => {
      const match = whole.exec(text);
      if (!match) return [];
      const values = valuesOf(match);
      return [patternOf(said, (name) => value(values[name] ?? ""))];
    });
  /** A value may be a message itself. */
  const written = (text: string): string => {
    const sources = exactly(text, written);
    return sources.length === 0 ? writtenIn(locale, text) : eitherOf([...new Set(sources)], false);
  };
  const found = (words: Name): string[] => {
    if (words instanceof RegExp)
      return known
        .filter(({ text }) => words.test(text))
        .map(({ said }) => patternOf(said, anything));
    const exact = exactly(words, escaped);
    if (exact.length > 0) return exact;
    return known
      .filter(({ text }) => text.includes(words))
      .map(({ said }) => patternOf(said, anything));
  };
  const sourcesOf = (words: Name, where?: "absent") => {
    const sources = [...new Set(found(words))];
    if (where && sources.length === 0) throw new Error(`${words} is in no message of ${locale}`);
    return sources;
  };
  const part = (words: string, where?: "absent") => {
    const sources = sourcesOf(words, where);
    return sources.length === 0 ? words : `(?:${sources.join("|")})`;
  };
  return (words, how, where) => {
    if (words instanceof Written)
      return new RegExp(eitherOf(words.texts.map(written), words.isAll || how === "whole"), "s");
    // What a button does, and the name of what it does it to.
    const source = words instanceof RegExp ? words.source : "";
    const [, act, name] = /^\^(.+) \?: (.+)\$$/.exec(source) ?? [];
    if (act && name) return new RegExp(`^${part(act, where)} ?[:：] ?${part(name)}$`);
    const sources = sourcesOf(words, where);
    if (sources.length === 0) return words;
    const either = `(?:${sources.join("|")})`;
    if (how === "part") return new RegExp(either, "s");
    // Behind what a pattern of a table leaves open, another message may follow on the page.
    const isOpen = words instanceof RegExp && !words.source.endsWith("$");
    return new RegExp(`^${either}${isOpen ? "" : "$"}`, "s");
  };
}
