import { uploadQueue, type QueuedFile } from "@gatehouse/machines/documents/upload-queue";
import { type AnyMachineSnapshot, fromCallback } from "xstate";
import { inert } from "../kit/inert.ts";
import type { Move } from "../kit/model.ts";
import { chartModel } from "../kit/specification.ts";

const uids = ["a", "b", "c", "d", "e", "f", "g"];
const stored = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 1, type: "application/pdf" });
const chosen = (uid: string) => ({ uid, name: `${uid}.pdf`, size: 1, file: {} });
const rows = (snapshot: AnyMachineSnapshot) => snapshot.context.files as QueuedFile[];
const slot = {
  source: {
    answers: inert("answers"),
    place: { formId: "form", slot: "articles" },
    question: { section: "uploadFiles", name: "articles" },
  },
  slotLimit: 3,
  totalLimit: 20,
  elsewhere: 0,
};
const inAll = ({ totalLimit, elsewhere, files }: AnyMachineSnapshot["context"]) =>
  Math.max(0, totalLimit - elsewhere - files.length);
const room = (context: AnyMachineSnapshot["context"]) =>
  Math.min(context.slotLimit - context.files.length, inAll(context));

const over = "over.inSlot | over.inAll";
/** Each of these, with the report of the files to the answers. */
const at = (states: string) => states.replaceAll(/$| \|/g, " ! files.change$&");

/** What fits is taken; what does not is refused, by the limit of the slot or of the whole application. */
const drop = (count: number, where: string): Move => [
  (at) => ({
    type: "file.drop",
    files: uids
      .filter((uid) => rows(at).every((row) => row.uid !== uid))
      .slice(0, count)
      .map(chosen),
  }),
  where,
  (after, { context }) =>
    after.context.files.length === context.files.length + Math.min(count, room(context)) &&
    after.matches("over") === count > room(context) &&
    after.matches({ over: "inAll" }) === count > inAll(context) &&
    after.context.rejectedFiles.length === 0,
];

/** What an upload reports of its file: one that is stored, or one on its way. */
const report = (type: string, isStored: boolean, more: object, where: string): Move => [
  (at) => {
    const row = rows(at).find((each) => (each.stored !== null) === isStored);
    return row && { type, uid: row.uid, stored: null, refusal: null, ...more };
  },
  where,
  (after, before) => {
    const left = rows(before).length - (type === "file.stored" ? 0 : 1);
    const isRejected = type === "file.rejected";
    const uploads = (at: AnyMachineSnapshot) => Object.keys(at.children).length;
    return (
      rows(after).length === left &&
      uploads(after) === uploads(before) - (isRejected ? 1 : 0) &&
      after.context.rejectedFiles.length ===
        before.context.rejectedFiles.length + (isRejected ? 1 : 0) &&
      rows(after).filter((row) => row.stored !== null).length ===
        rows(before).filter((row) => row.stored !== null).length +
          (type === "file.stored" ? 1 : isStored ? -1 : 0)
    );
  },
];

const uidsOf = (at: AnyMachineSnapshot, isStored: boolean) =>
  rows(at).flatMap((row) => ((row.stored !== null) === isStored ? row.uid : []));

/** Another save changes which files are stored, within the limits; files on their way stay. */
const change = (names: string[], where: string): Move => [
  (at) => {
    const most = Math.min(at.context.slotLimit, at.context.totalLimit - at.context.elsewhere);
    const isFitting = new Set([...names, ...uidsOf(at, false)]).size <= most;
    return isFitting ? { type: "slot.change", files: names.map(stored) } : undefined;
  },
  where,
  (after, before) => {
    const onTheirWay = uidsOf(before, false);
    const storedNow = names.filter((uid) => !onTheirWay.includes(uid));
    return (
      uidsOf(after, false).join() === onTheirWay.join() &&
      uidsOf(after, true).toSorted().join() === storedNow.join() &&
      Object.keys(after.children).length === rows(after).length + 1
    );
  },
];

export const uploadQueueModel = chartModel({
  machine: uploadQueue,
  inputs: [
    slot,
    { ...slot, slotLimit: 2, elsewhere: 18 },
    { ...slot, slotLimit: 2, totalLimit: 3 },
  ],
  begins: "open",
  moves: [
    drop(
      1,
      `open -> ${at("open | full")}; full -> ${at(over)}; over -> ${at(`open | full | ${over}`)}`,
    ),
    drop(3, `full -> ${at(over)}; * -> ${at(`full | ${over}`)}`),
    report("file.stored", false, { stored: stored("a") }, "* -> stays ! files.change"),
    report(
      "file.rejected",
      false,
      { refusal: { code: "uploadFormat" } },
      "full -> open ! files.change | full ! files.change; * -> stays ! files.change",
    ),
    report("file.removed", false, {}, "* -> open ! files.change | full ! files.change"),
    report("file.removed", true, {}, "* -> open ! files.change | full ! files.change"),
    change(["a"], "open -> open | full; full -> full | open; over -> stays"),
    change(["f", "g"], "open -> full | open; full -> full | open; over -> stays"),
    change([], "full -> open | full; * -> stays"),
    [{ type: "room.count" }, "* -> refused"],
    [{ type: "refusal.dismiss" }, "* -> open | full", { rejectedFiles: [] }],
    [
      { type: "elsewhere.change", count: 18 },
      "open, full -> open | full; over -> stays",
      { elsewhere: 18 },
    ],
    [{ type: "elsewhere.change", count: 20 }, "open -> full; * -> stays", { elsewhere: 20 }],
  ],
  tags: { open: "open", locked: "full", failed: "over" },
  asks: { occupancy: slot.source },
  actors: { upload: fromCallback(() => {}) },
  facts: (snapshot) => ({
    files: rows(snapshot)
      .map((row) => (row.stored ? "stored" : "on its way"))
      .toSorted(),
    elsewhere: snapshot.context.elsewhere,
    isRejected: snapshot.context.rejectedFiles.length > 0,
  }),
  shown: ({ context }) => ({ files: context.files.length }),
  claims: {
    "a slot never holds more than its limit": ({ context }) =>
      context.files.length <= context.slotLimit,
    "open has room, full has none": (snapshot) =>
      snapshot.matches("over") || room(snapshot.context) > 0 === snapshot.matches("open"),
    "every row has its upload": (snapshot) =>
      rows(snapshot).every((row) => snapshot.children[row.uid] === row.ref),
    "no two rows are the same file": (snapshot) =>
      new Set(rows(snapshot).map((row) => row.uid)).size === rows(snapshot).length,
  },
});
