import { extname } from "node:path";
import { stripControls } from "#contract/rules/characters.ts";

const longest = 200;
/** Text may have these, a name may not. */
const unseen = /[\t\n\r\u200b-\u200d\u2060-\u2065\ufeff\ufff9-\ufffb]/gu;

/** Removes folders and invisible or bidirectional characters; at most 200 characters. */
export function cleanName(given: string): string {
  const base = given.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1)!;
  const shown = stripControls(base).replace(unseen, "").trim();
  const ending = extname(shown).slice(0, 10);
  const front = shown.slice(0, shown.length - ending.length);
  const short = [...front].slice(0, longest - ending.length).join("");
  return short === "" ? `document${ending}` : `${short}${ending}`;
}
