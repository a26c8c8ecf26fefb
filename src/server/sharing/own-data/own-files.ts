import type { ArchiveFile } from "./archive.ts";

/** A file of the account, before it has its place in the archive. */
export interface OwnFile extends Omit<ArchiveFile, "path"> {
  folder: readonly string[];
  name: string;
  type: string;
}

interface PlacedFile extends ArchiveFile {
  /** What data.json says of it. */
  told: { path: string; name: string; type: string; stored_at: string };
}

/** Under readable names that every file system takes, each once. */
export function placed(files: readonly OwnFile[]): PlacedFile[] {
  const taken = new Set<string>();
  return files.map(({ folder, name, type, ...file }) => {
    const path = freePath(["files", ...folder.map(plain)].join("/"), plain(name), taken);
    return { ...file, path, told: { path, name, type, stored_at: file.at.toISOString() } };
  });
}

/** The longest name of a file, in bytes, less what tells equal ones apart. */
const longest = 240;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

function plain(given: string): string {
  const name = given
    .toWellFormed()
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, "_")
    .replace(/[. ]+$/, "_")
    .replace(reserved, "_$&");
  const { stem, end } = halves(name);
  const room = longest - Buffer.byteLength(end);
  return `${stem.slice(0, lengthWithin(stem, room))}${end}`;
}

/** How much of a text, in whole characters, takes at most so many bytes. */
function lengthWithin(text: string, bytes: number): number {
  return new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read;
}

/** The name without its ending, and the ending. */
function halves(name: string) {
  const dot = name.lastIndexOf(".");
  const hasEnd = dot > 0 && name.length - dot <= 10;
  return hasEnd ? { stem: name.slice(0, dot), end: name.slice(dot) } : { stem: name, end: "" };
}

function freePath(folder: string, name: string, taken: Set<string>): string {
  const { stem, end } = halves(name);
  for (let count = 1; ; count += 1) {
    const path = `${folder}/${count === 1 ? name : `${stem} (${count})${end}`}`;
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
}
