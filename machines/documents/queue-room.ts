import type { Refusal } from "../shared/refusal.ts";
import type { StoredFile, UploadReport } from "./upload.ts";

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

/** A file that is gone, with the reason where it was rejected. */
export function withoutFile<File extends WithId & { name: string }>(
  { files, rejectedFiles }: { files: File[]; rejectedFiles: { name: string; refusal: Refusal }[] },
  { uid, refusal }: UploadReport,
) {
  const { name = "" } = files.find((file) => file.uid === uid) ?? {};
  const rejected = refusal ? [{ name, refusal }] : [];
  return { files: without(files, [{ uid }]), rejectedFiles: [...rejectedFiles, ...rejected] };
}

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
