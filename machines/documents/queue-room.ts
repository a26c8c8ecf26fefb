import type { StoredFile } from "./upload.ts";

interface Room {
  slotLimit: number;
  totalLimit: number;
  elsewhere: number;
  files: readonly unknown[];
}

export const roomInAll = ({ totalLimit, elsewhere, files }: Room) =>
  Math.max(0, totalLimit - elsewhere - files.length);

export const roomHere = (room: Room) =>
  Math.max(0, Math.min(room.slotLimit - room.files.length, roomInAll(room)));

type WithId = { uid: string };

export const without = <File extends WithId>(files: readonly File[], gone: readonly WithId[]) =>
  files.filter((file) => gone.every(({ uid }) => uid !== file.uid));

interface Slot {
  source: { question: object };
  files: readonly { stored: StoredFile | null }[];
}

/** isUploading: the server does not have all files of the slot yet. */
export interface FilesReport {
  type: "files.change";
  question: object;
  files: StoredFile[];
  isUploading: boolean;
}

export const filesReport = ({ source, files }: Slot): FilesReport => ({
  type: "files.change",
  question: source.question,
  files: files.flatMap(({ stored }) => stored ?? []),
  isUploading: files.some(({ stored }) => stored === null),
});
