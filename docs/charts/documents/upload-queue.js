import { assign, enqueueActions, fromCallback, raise, sendTo, setup, stopChild } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/documents/queue-room.ts
const roomInAll = ({ totalLimit, elsewhere, files }) => Math.max(0, totalLimit - elsewhere - files.length);
const roomHere = (room) => Math.max(0, Math.min(room.slotLimit - room.files.length, roomInAll(room)));
const without = (files, gone) => files.filter((file) => gone.every(({ uid }) => uid !== file.uid));
/** A file that is gone, with the reason where it was rejected. */
function withoutFile({ files, rejectedFiles }, { uid, refusal }) {
  const { name = "" } = files.find((file) => file.uid === uid) ?? {};
  const rejected = refusal ? [{
    name,
    refusal
  }] : [];
  return {
    files: without(files, [{ uid }]),
    rejectedFiles: [...rejectedFiles, ...rejected]
  };
}
const filesReport = ({ source, files }) => ({
  type: "files.change",
  question: source.question,
  files: files.flatMap(({ stored }) => stored ?? []),
  isUploading: files.some(({ stored }) => stored === null)
});
// machines/documents/upload-queue.ts
/** Which files are in this slot, and is there room for more? Counts all that are not removed. */
export const uploadQueue = setup({
  types: {
    context: {},
    events: {},
    input: {}
  },
  actors: {
    upload: fromCallback(() => {}),
    occupancy: fromCallback(unprovided)
  },
  actions: {
    takeWhatFits: enqueueActions(({ context, enqueue }, { files }) => {
      enqueue.assign(({ spawn, self }) => {
        const added = files.slice(0, roomHere(context)).map((chosen) => {
          const input = {
            ...chosen,
            stored: null,
            place: context.source.place,
            queue: self
          };
          const { uid, name } = chosen;
          return {
            uid,
            name,
            stored: null,
            ref: spawn("upload", {
              id: uid,
              input
            })
          };
        });
        return {
          rejectedFiles: [],
          files: [...context.files, ...added]
        };
      });
      enqueue.sendTo(context.source.answers, (now) => filesReport(now.context));
    }),
    assignStored: assign(({ context }, { uid, stored }) => ({ files: context.files.map((file) => file.uid === uid ? {
      ...file,
      stored
    } : file) })),
    removeFile: assign(({ context }, report) => withoutFile(context, report)),
    takeStored: enqueueActions(({ context, enqueue }, { files }) => {
      const gone = without(context.files, files).filter(({ stored }) => stored !== null);
      for (const { uid } of gone) enqueue.stopChild(uid);
      enqueue.assign(({ spawn, self }) => {
        const added = without(files, context.files).map((stored) => {
          const { uid, name } = stored;
          return {
            uid,
            name,
            stored,
            ref: spawn("upload", {
              id: uid,
              input: {
                ...stored,
                stored,
                place: context.source.place,
                file: null,
                queue: self
              }
            })
          };
        });
        return { files: [...without(context.files, gone), ...added] };
      });
    }),
    clearRejected: assign({ rejectedFiles: [] }),
    stopUpload: stopChild((_, { uid }) => uid),
    countRoom: raise({ type: "room.count" }),
    assignElsewhere: assign((_, { count }) => ({ elsewhere: count })),
    sendFiles: sendTo(({ context }) => context.source.answers, ({ context }) => filesReport(context))
  },
  guards: {
    isOverInAll: ({ context }, { files }) => files.length > roomInAll(context),
    isOver: ({ context }, { files }) => files.length > roomHere(context),
    hasRoom: ({ context }) => roomHere(context) > 0,
    isFull: ({ context }) => roomHere(context) <= 0
  }
}).createMachine({
  id: "uploadQueue",
  context: ({ input = { source: { place: { formId: "form", slot: "articles" }, question: { section: "uploadFiles", name: "articles" } }, slotLimit: 3, totalLimit: 20, elsewhere: 0 } }) => ({
    ...input,
    rejectedFiles: [],
    files: []
  }),
  invoke: {
    id: "occupancy",
    src: "occupancy",
    input: ({ context }) => context.source
  },
  on: {
    "file.drop": [
      {
        guard: {
          type: "isOverInAll",
          params: ({ event }) => event
        },
        target: ".over.inAll",
        actions: {
          type: "takeWhatFits",
          params: ({ event }) => event
        }
      },
      {
        guard: {
          type: "isOver",
          params: ({ event }) => event
        },
        target: ".over.inSlot",
        actions: {
          type: "takeWhatFits",
          params: ({ event }) => event
        }
      },
      {
        target: ".open",
        actions: {
          type: "takeWhatFits",
          params: ({ event }) => event
        }
      }
    ],
    "file.stored": { actions: [{
      type: "assignStored",
      params: ({ event }) => event
    }, "sendFiles"] },
    "file.rejected": { actions: [
      {
        type: "removeFile",
        params: ({ event }) => event
      },
      {
        type: "stopUpload",
        params: ({ event }) => event
      },
      "sendFiles",
      "countRoom"
    ] },
    "file.removed": {
      target: ".open",
      actions: [{
        type: "removeFile",
        params: ({ event }) => event
      }, "sendFiles"]
    },
    "refusal.dismiss": {
      target: ".open",
      actions: "clearRejected"
    },
    "slot.change": { actions: [{
      type: "takeStored",
      params: ({ event }) => event
    }, "countRoom"] },
    "elsewhere.change": { actions: [{
      type: "assignElsewhere",
      params: ({ event }) => event
    }, "countRoom"] }
  },
  initial: "open",
  states: {
    open: {
      tags: "open",
      entry: "countRoom",
      on: { "room.count": {
        guard: "isFull",
        target: "full"
      } }
    },
    full: {
      description: "The slot or the whole application has its maximum number of files.",
      tags: "locked",
      on: { "room.count": {
        guard: "hasRoom",
        target: "open"
      } }
    },
    over: {
      description: "What fits was accepted. inAll: the limit of all slots is reached.",
      tags: "failed",
      initial: "inSlot",
      states: {
        inSlot: {},
        inAll: {}
      }
    }
  }
});
