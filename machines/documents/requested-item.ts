import type { StoredFile } from "./upload.ts";

/** What the desk asks for, and what the server has of it. */
export interface RequestedItem {
  id: string;
  slot: string;
  files: StoredFile[];
  words: string;
}

/** By a file or in words. */
export const isAnswered = ({ files, words }: { files: readonly unknown[]; words: string }) =>
  files.length > 0 || words.trim() !== "";
