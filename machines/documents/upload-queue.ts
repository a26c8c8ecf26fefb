import { type ActorRefFrom, type AnyActorRef, assign, enqueueActions, fromCallback } from "xstate";
import { raise, sendTo, setup, stopChild } from "xstate";
import type { Refusal } from "../shared/refusal.ts";
import { unprovided } from "../shared/unprovided.ts";
import { filesReport, roomHere, roomInAll, without, withoutFile } from "./queue-room.ts";
import { type StoredFile, upload, type UploadInput, type UploadReport } from "./upload.ts";

export type ChosenFile = Pick<UploadInput, "uid" | "name" | "size" | "file">;

export interface QueuedFile extends Pick<StoredFile, "uid" | "name"> {
  stored: StoredFile | null;
  ref: ActorRefFrom<typeof upload>;
}

export type QueueEvent =
  | { type: "file.drop"; files: ChosenFile[] }
  | { type: "elsewhere.change"; count: number }
  | { type: "slot.change"; files: StoredFile[] }
  | { type: "refusal.dismiss" }
  | { type: "room.count" }
  | UploadReport;

export type QueueSource = { answers: AnyActorRef; place: UploadInput["place"]; question: object };

/** question: the place of the files in the answers. totalLimit: files of all slots. elsewhere: files in other slots. */
export interface QueueInput {
  source: QueueSource;
  slotLimit: number;
  totalLimit: number;
  elsewhere: number;
}

interface QueueContext extends QueueInput {
  files: QueuedFile[];
  rejectedFiles: { name: string; refusal: Refusal }[];
}

/** Which files are in this slot, and is there room for more? Counts all that are not removed. */
export const uploadQueue = setup({
  types: { context: {} as QueueContext, events: {} as QueueEvent, input: {} as QueueInput },
  actors: { upload, occupancy: fromCallback<QueueEvent, QueueSource>(unprovided) },
  actions: {
    takeWhatFits: enqueueActions(({ context, enqueue }, { files }: { files: ChosenFile[] }) => {
      enqueue.assign(({ spawn, self }) => {
        const added = files.slice(0, roomHere(context)).map((chosen) => {
          const input = { ...chosen, stored: null, place: context.source.place, queue: self };
          const { uid, name } = chosen;
          return { uid, name, stored: null, ref: spawn("upload", { id: uid, input }) };
        });
        return { rejectedFiles: [], files: [...context.files, ...added] };
      });
      enqueue.sendTo(context.source.answers, (now) => filesReport(now.context));
    }),
    assignStored: assign(({ context }, { uid, stored }: UploadReport) => ({
      files: context.files.map((file) => (file.uid === uid ? { ...file, stored } : file)),
    })),
    removeFile: assign(({ context }, report: UploadReport) => withoutFile(context, report)),
    takeStored: enqueueActions(({ context, enqueue }, { files }: { files: StoredFile[] }) => {
      const gone = without(context.files, files).filter(({ stored }) => stored !== null);
      for (const { uid } of gone) enqueue.stopChild(uid);
      enqueue.assign(({ spawn, self }) => {
        const added = without(files, context.files).map((stored) => {
          const { uid, name } = stored;
          const input = { ...stored, stored, place: context.source.place, file: null, queue: self };
          return { uid, name, stored, ref: spawn("upload", { id: uid, input }) };
        });
        return { files: [...without(context.files, gone), ...added] };
      });
    }),
    clearRejected: assign({ rejectedFiles: [] }),
    stopUpload: stopChild((_, { uid }: UploadReport) => uid),
    countRoom: raise({ type: "room.count" }),
    assignElsewhere: assign((_, { count }: { count: number }) => ({ elsewhere: count })),
    sendFiles: sendTo(
      ({ context }) => context.source.answers,
      ({ context }) => filesReport(context),
    ),
  },
  guards: {
    isOverInAll: ({ context }, { files }: { files: ChosenFile[] }) =>
      files.length > roomInAll(context),
    isOver: ({ context }, { files }: { files: ChosenFile[] }) => files.length > roomHere(context),
    hasRoom: ({ context }) => roomHere(context) > 0,
    isFull: ({ context }) => roomHere(context) <= 0,
  },
}).createMachine({
  id: "uploadQueue",
  context: ({ input }) => ({ ...input, rejectedFiles: [], files: [] }),
  invoke: { id: "occupancy", src: "occupancy", input: ({ context }) => context.source },
  on: {
    "file.drop": [
      {
        guard: { type: "isOverInAll", params: ({ event }) => event },
        target: ".over.inAll",
        actions: { type: "takeWhatFits", params: ({ event }) => event },
      },
      {
        guard: { type: "isOver", params: ({ event }) => event },
        target: ".over.inSlot",
        actions: { type: "takeWhatFits", params: ({ event }) => event },
      },
      { target: ".open", actions: { type: "takeWhatFits", params: ({ event }) => event } },
    ],
    "file.stored": {
      actions: [{ type: "assignStored", params: ({ event }) => event }, "sendFiles"],
    },
    "file.rejected": {
      actions: [
        { type: "removeFile", params: ({ event }) => event },
        { type: "stopUpload", params: ({ event }) => event },
        "sendFiles",
        "countRoom",
      ],
    },
    "file.removed": {
      target: ".open",
      actions: [{ type: "removeFile", params: ({ event }) => event }, "sendFiles"],
    },
    "refusal.dismiss": { target: ".open", actions: "clearRejected" },
    "slot.change": {
      actions: [{ type: "takeStored", params: ({ event }) => event }, "countRoom"],
    },
    "elsewhere.change": {
      actions: [{ type: "assignElsewhere", params: ({ event }) => event }, "countRoom"],
    },
  },
  initial: "open",
  states: {
    open: {
      tags: "open",
      entry: "countRoom",
      on: { "room.count": { guard: "isFull", target: "full" } },
    },
    full: {
      description: "The slot or the whole application has its maximum number of files.",
      tags: "locked",
      on: { "room.count": { guard: "hasRoom", target: "open" } },
    },
    over: {
      description: "What fits was accepted. inAll: the limit of all slots is reached.",
      tags: "failed",
      initial: "inSlot",
      states: { inSlot: {}, inAll: {} },
    },
  },
});
