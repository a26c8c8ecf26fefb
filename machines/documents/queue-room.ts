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
