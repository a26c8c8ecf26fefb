import { uploadQueue, type QueuedFile } from "@gatehouse/machines/upload-queue";
import { fromCallback, type AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const uids = ["a", "b", "c", "d", "e", "f", "g"];
const file = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 1_024, type: "application/pdf" });
const rows = (snapshot: AnyMachineSnapshot) => snapshot.context.files as QueuedFile[];

function cases(snapshot: AnyMachineSnapshot): AnyEvent[] {
  const held = rows(snapshot);
  const free = uids.filter((uid) => held.every((row) => row.uid !== uid));
  const drop = (count: number) => ({ type: "file.drop", files: free.slice(0, count).map(file) });
  const onItsWay = held.find((row) => !row.url)?.uid;
  const stored = held.find((row) => row.url)?.uid;
  const about: AnyEvent[] = [
    ...(stored ? [{ type: "file.removed", uid: stored }] : []),
    ...(onItsWay
      ? [
          { type: "file.stored", uid: onItsWay, url: `stored-${onItsWay}` },
          { type: "file.failed", uid: onItsWay, refusal: "network", retryable: true },
          { type: "file.failed", uid: onItsWay, refusal: "wrongFormat", retryable: false },
          { type: "file.removed", uid: onItsWay },
        ]
      : []),
  ];
  return [
    drop(1),
    drop(3),
    ...about,
    { type: "elsewhere.change", count: 18 },
    { type: "elsewhere.change", count: 20 },
    { type: "refusal.dismiss" },
    { type: "net.online" },
    { type: "net.offline" },
  ];
}
const slot = { slotLimit: 3, totalLimit: 20, elsewhere: 0, existing: [] };
const existing = [{ uid: "a", name: "a.pdf", url: "stored-a" }];
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
      .map(({ url }) => (url ? "stored" : "on its way"))
      .toSorted(),
    elsewhere: snapshot.context.elsewhere,
    turnedAway: snapshot.context.turnedAway.length > 0,
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
    "a refused drop can be dismissed": (snapshot) =>
      !snapshot.matches("over") || snapshot.can({ type: "refusal.dismiss" }),
  },
};
