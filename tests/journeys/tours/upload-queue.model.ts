import type { QueuedFile } from "@gatehouse/machines/upload-queue";
import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel } from "../../machines/kit/model.ts";
import { uploadQueueModel } from "../../machines/models/upload-queue.ts";

/** How many files of a slot the server has, and how many are on their way to it. */
export function countsIn({ context }: AnyMachineSnapshot) {
  const files = context.files as QueuedFile[];
  const stored = files.filter(({ url }) => url !== null).length;
  return { stored, onItsWay: files.length - stored };
}

let dropped = 0;
const aFile = () => {
  dropped += 1;
  return { uid: `${dropped}`, name: `${dropped}.pdf`, size: 1, type: "application/pdf" };
};
const drop = (count: number) => ({
  type: "file.drop",
  files: Array.from({ length: count }, aFile),
});

/** The same event about a file that is there when it happens. */
export function eventHere(event: AnyEvent, { context }: AnyMachineSnapshot): AnyEvent {
  if (event.type === "file.drop") return drop((event["files"] as unknown[]).length);
  if (!event.type.startsWith("file.")) return event;
  const files = context.files as QueuedFile[];
  const uid = files.find(({ url }) => (url !== null) === event["isStored"])?.uid;
  if (uid === undefined) throw new Error(`there is no file for ${event.type}`);
  return { ...event, uid, ...(event.type === "file.stored" ? { url: `stored-${uid}` } : {}) };
}

const wrong = { refusal: "uploadFormat", retryable: false };

const about = (type: string, isStored: boolean) => ({ type, isStored });

/** One file is on its way at a time, and more only where more were chosen than fit. */
function cases(snapshot: AnyMachineSnapshot): AnyEvent[] {
  const { stored, onItsWay } = countsIn(snapshot);
  const isOver = snapshot.matches("over");
  const isTold = snapshot.context.turnedAway.length > 0;
  const isFirst = stored === 0 && onItsWay === 1 && !isTold;
  return [
    ...(onItsWay > 0 ? [about("file.stored", false)] : []),
    ...((isOver && onItsWay > 0) || isFirst ? [about("file.removed", false)] : []),
    ...(isFirst ? [{ ...about("file.failed", false), ...wrong }] : []),
    ...(stored > 0 && onItsWay === 0 ? [about("file.removed", true)] : []),
    ...(onItsWay === 0 && !snapshot.matches("full") && !isOver ? [drop(1)] : []),
    ...(onItsWay === 0 && stored === 1 ? [drop(most)] : []),
    ...(isOver || isTold ? [{ type: "refusal.dismiss" }] : []),
    ...(isFirst ? [{ type: "net.offline" }, { type: "net.online" }] : []),
  ].map((event) => eventHere(event, snapshot));
}

/** Where the whole application has room for two more: one is stored, then more are chosen than fit. */
const casesInAll = (snapshot: AnyMachineSnapshot) =>
  cases(snapshot).filter(({ type }) =>
    ["file.drop", "file.stored", "file.removed", "refusal.dismiss"].includes(type),
  );

const most = 3;
/** Files in the other slots, where the application has room for two more. */
export const fullButForTwo = 18;
const input = { slotLimit: most, totalLimit: 20, existing: [] };

/** A slot of three files while the others leave room for it, and while they leave room for two. */
export const uploadQueueOnTour: ChartModel = {
  ...uploadQueueModel,
  runs: [
    { input: { ...input, elsewhere: 8 }, cases },
    { input: { ...input, elsewhere: fullButForTwo }, cases: casesInAll },
  ],
  facts: (snapshot) => ({
    ...countsIn(snapshot),
    isTold: snapshot.context.turnedAway.length > 0,
  }),
};
