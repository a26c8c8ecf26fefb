import type { QueuedFile } from "@gatehouse/machines/documents/upload-queue";
import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel } from "#models/kit/model.ts";
import { fullButForTwo } from "#tests/charts/screens/application/upload-queue.model.ts";
import { uploadQueueModel } from "#models/documents/upload-queue.ts";

/** How many files of a slot the server has, and how many are on their way to it. */
export function countsIn({ context }: AnyMachineSnapshot) {
  const files = context.files as QueuedFile[];
  const stored = files.filter((file) => file.stored !== null).length;
  return { stored, onItsWay: files.length - stored };
}

let dropped = 0;
const aFile = () => {
  dropped += 1;
  return { uid: `${dropped}`, name: `${dropped}.pdf`, size: 1, file: {} };
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
  const uid = files.find((file) => (file.stored !== null) === event["isStored"])?.uid;
  if (uid === undefined) throw new Error(`there is no file for ${event.type}`);
  const stored = { uid, name: `${uid}.pdf`, size: 1, type: "application/pdf" };
  return { ...event, uid, ...(event.type === "file.stored" ? { stored } : {}) };
}

const wrong = { refusal: { code: "uploadFormat" } };

const about = (type: string, isStored: boolean) => ({
  type,
  isStored,
  stored: null,
  refusal: null,
});

/** One file is on its way at a time, and more only where more were chosen than fit. The first is rejected, and one that fills the slot. */
function cases(snapshot: AnyMachineSnapshot): AnyEvent[] {
  const { stored, onItsWay } = countsIn(snapshot);
  const isOver = snapshot.matches("over");
  const isTold = snapshot.context.rejectedFiles.length > 0;
  const isFirst = stored === 0 && onItsWay === 1 && !isTold;
  const isLast = snapshot.matches("full") && onItsWay === 1;
  if (isTold && stored > 0) return [{ type: "refusal.dismiss" }];
  return [
    ...(onItsWay > 0 ? [about("file.stored", false)] : []),
    ...((isOver && onItsWay > 0) || isFirst ? [about("file.removed", false)] : []),
    ...(isFirst || isLast ? [{ ...about("file.rejected", false), ...wrong }] : []),
    ...(stored > 0 && onItsWay === 0 ? [about("file.removed", true)] : []),
    ...(onItsWay === 0 && !snapshot.matches("full") && !isOver ? [drop(1)] : []),
    ...(onItsWay === 0 && stored === 1 ? [drop(most)] : []),
    ...(isOver || isTold ? [{ type: "refusal.dismiss" }] : []),
  ].map((event) => eventHere(event, snapshot));
}

/** Where the whole application has room for two more: one is stored, then more are chosen than fit. */
const casesInAll = (snapshot: AnyMachineSnapshot) =>
  cases(snapshot).filter(({ type }) =>
    ["file.drop", "file.stored", "file.removed", "refusal.dismiss"].includes(type),
  );

const most = 5;
const input = { ...(uploadQueueModel.runs[0]!.input as object), slotLimit: most };

const shown = (snapshot: AnyMachineSnapshot) => ({
  ...countsIn(snapshot),
  isTold: snapshot.context.rejectedFiles.length > 0,
});

/** A slot of five files while the others leave room for it, and while they leave room for two. */
export const uploadQueueOnTour: ChartModel = {
  ...uploadQueueModel,
  runs: [
    { input: { ...input, elsewhere: 8 }, cases },
    { input: { ...input, elsewhere: fullButForTwo }, cases: casesInAll },
  ],
  facts: shown,
  shown,
};
