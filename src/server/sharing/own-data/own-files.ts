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

const plain = (name: string): string =>
  name
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, "_")
    .replace(/^\.+$/, "_")
    .toWellFormed();

function freePath(folder: string, name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf(".");
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let count = 1; ; count += 1) {
    const path = `${folder}/${count === 1 ? name : `${stem} (${count})${end}`}`;
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
}
