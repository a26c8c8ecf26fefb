import { extname } from "node:path";

const longest = 200;
const unseen =
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Removes folders and invisible or bidirectional characters; at most 200 characters. */
export function cleanName(given: string): string {
  const base = given.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1)!;
  const shown = base.replace(unseen, "").trim();
  const ending = extname(shown).slice(0, 10);
  const front = shown.slice(0, shown.length - ending.length);
  const short = [...front].slice(0, longest - ending.length).join("");
  return short === "" ? `document${ending}` : `${short}${ending}`;
}
