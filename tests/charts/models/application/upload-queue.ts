import { uploadQueue, type QueuedFile } from "@gatehouse/machines/application/upload-queue";
import { type AnyMachineSnapshot, fromCallback } from "xstate";
import { inert } from "../../inert.ts";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const uids = ["a", "b", "c", "d", "e", "f", "g"];
const stored = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 1, type: "application/pdf" });
const chosen = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 1, file: {} });
const rows = (snapshot: AnyMachineSnapshot) => snapshot.context.files as QueuedFile[];
const report = (type: string, uid: string, more: object = {}): AnyEvent => ({
  type,
  uid,
  stored: null,
  refusal: null,
  ...more,
});

function cases(snapshot: AnyMachineSnapshot): AnyEvent[] {
  const held = rows(snapshot);
  const free = uids.filter((uid) => held.every((row) => row.uid !== uid));
  const drop = (count: number) => ({ type: "file.drop", files: free.slice(0, count).map(chosen) });
  const onItsWay = held.find((row) => !row.stored)?.uid;
  const there = held.find((row) => row.stored)?.uid;
  return [
    drop(1),
    drop(3),
    ...(there ? [report("file.removed", there)] : []),
    ...(onItsWay
      ? [
          report("file.stored", onItsWay, { stored: stored(onItsWay) }),
          report("file.rejected", onItsWay, { refusal: { code: "uploadFormat" } }),
          report("file.removed", onItsWay),
        ]
      : []),
    { type: "elsewhere.change", count: 18 },
    { type: "elsewhere.change", count: 20 },
    { type: "refusal.dismiss" },
  ];
}
const slot = {
  answers: inert("answers"),
  place: { formId: "form", slot: "articles" },
  question: { section: "uploadFiles", name: "articles" },
  slotLimit: 3,
  totalLimit: 20,
  elsewhere: 0,
  existing: [],
};
const existing = [stored("a")];
const room = ({ slotLimit, totalLimit, elsewhere, files }: AnyMachineSnapshot["context"]) =>
  Math.min(slotLimit - files.length, totalLimit - elsewhere - files.length);

export const uploadQueueModel: ChartModel = {
  file: "upload-queue",
  name: "uploadQueue",
  machine: uploadQueue,
  runs: [
    { input: slot, cases },
    { input: { ...slot, slotLimit: 2, elsewhere: 18 }, cases },
    { input: { ...slot, slotLimit: 2, totalLimit: 3, existing }, cases },
  ],
  facts: (snapshot) => ({
    files: rows(snapshot)
      .map((row) => (row.stored ? "stored" : "on its way"))
      .toSorted(),
    elsewhere: snapshot.context.elsewhere,
    isRejected: snapshot.context.rejectedFiles.length > 0,
  }),
  actors: { upload: fromCallback(() => {}) },
  invariants: {
    "a slot never holds more than its limit": ({ context }) =>
      context.files.length <= context.slotLimit,
    "open has room, full has none": (snapshot) =>
      snapshot.matches("over") || room(snapshot.context) > 0 === snapshot.matches("open"),
    "every row has its upload": (snapshot) =>
      rows(snapshot).every((row) => snapshot.children[row.uid] === row.ref),
    "no two rows are the same file": (snapshot) =>
      new Set(rows(snapshot).map((row) => row.uid)).size === rows(snapshot).length,
    "a rejected drop can be dismissed": (snapshot) =>
      !snapshot.matches("over") || snapshot.can({ type: "refusal.dismiss" }),
  },
};
