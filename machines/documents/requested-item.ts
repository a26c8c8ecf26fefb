import type { StoredFile } from "./upload.ts";

/** What the desk asks for, and what the server has of it. */
export interface RequestedItem {
  id: string;
  slot: string;
  files: StoredFile[];
  words: string;
}

export const isAnswered = ({ files, words }: RequestedItem) =>
  files.length > 0 || words.trim() !== "";
