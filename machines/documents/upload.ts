import { type AnyActorRef, assign, fromCallback, sendTo, setup } from "xstate";
import { call, callOf } from "../shared/call.ts";
import type { Refusal } from "../shared/refusal.ts";
import { unprovided } from "../shared/unprovided.ts";

/** size in bytes; type: the MIME type of the browser. */
export interface StoredFile {
  uid: string;
  name: string;
  size: number;
  type: string;
}

export type UploadEvent =
  | { type: "upload.progress"; percent: number }
  | { type: "upload.store"; stored: StoredFile }
  | { type: "upload.reject"; refusal: Refusal; isRetryable: boolean }
  | { type: "removal.ask" | "removal.confirm" | "dialog.close" }
  | { type: "upload.accept" | "upload.retry" | "upload.remove" | "net.online" | "net.offline" };

export type UploadReport = {
  type: "file.stored" | "file.rejected" | "file.removed";
  uid: string;
  stored: StoredFile | null;
  refusal: Refusal | null;
};

/** place: where the server stores it. file: the chosen file, released once the server has it. stored: set if the server has it already. */
export interface UploadInput extends Pick<StoredFile, "uid" | "name" | "size"> {
  place: { formId: string; slot: string };
  file: object | null;
  stored: StoredFile | null;
  queue: AnyActorRef;
}

type Context = UploadInput & { percent: number; refusal: Refusal | null };
export type Sent = Pick<Context, "uid" | "place" | "file">;

const sent = ({ context: { uid, place, file } }: { context: Sent }) => ({ uid, place, file });

/** How far is one file on its way to the server, and can it be tried again? */
export const upload = setup({
  types: {
    context: {} as Context,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as "busy" | "open" | "settled" | "failed",
  },
  actors: {
    inspect: fromCallback<UploadEvent, Sent>(unprovided),
    store: fromCallback<UploadEvent, Sent>(unprovided),
    network: fromCallback<UploadEvent>(unprovided),
    removeCall: callOf<Sent, undefined>(call),
  },
  actions: {
    assignPercent: assign({
      percent: (_, event: { percent: number }) => Math.round(event.percent),
    }),
    clearPercent: assign({ percent: 0 }),
    assignStored: assign((_, { stored }: { stored: StoredFile }) => ({ stored, file: null })),
    assignRefusal: assign((_, { refusal }: { refusal: Refusal }) => ({ refusal })),
    clearRefusal: assign({ refusal: null }),
    report: sendTo(
      ({ context }) => context.queue,
      ({ context: { uid, stored, refusal } }, { type }: Pick<UploadReport, "type">) => ({
        type,
        uid,
        stored,
        refusal,
      }),
    ),
  },
  guards: {
    isStored: ({ context }) => context.stored !== null,
    isRetryable: (_, { isRetryable }: { isRetryable: boolean }) => isRetryable,
  },
}).createMachine({
  id: "upload",
  context: ({ input }) => ({ ...input, percent: 0, refusal: null }),
  invoke: { id: "network", src: "network" },
  on: {
    "upload.reject": [
      {
        guard: { type: "isRetryable", params: ({ event }) => event },
        target: ".interrupted",
        actions: { type: "assignRefusal", params: ({ event }) => event },
      },
      { target: ".rejected", actions: { type: "assignRefusal", params: ({ event }) => event } },
    ],
  },
  initial: "checking",
  states: {
    checking: {
      description: "Format and size are checked before anything is sent.",
      tags: "busy",
      always: { guard: "isStored", target: "stored" },
      invoke: { id: "inspect", src: "inspect", input: sent },
      on: { "upload.accept": "uploading", "upload.remove": "removing" },
    },
    uploading: {
      tags: "busy",
      entry: "clearPercent",
      invoke: { id: "store", src: "store", input: sent },
      on: {
        "upload.progress": { actions: { type: "assignPercent", params: ({ event }) => event } },
        "upload.store": {
          target: "stored",
          actions: [
            { type: "assignStored", params: ({ event }) => event },
            { type: "report", params: { type: "file.stored" } },
          ],
        },
        "net.offline": "paused",
        "upload.remove": "removing",
      },
    },
    paused: {
      description: "No network. The upload restarts when the network is back.",
      on: { "net.online": "uploading", "upload.remove": "removing" },
    },
    interrupted: {
      description:
        "No answer came though the browser has a connection. The row stays and the file can be sent again.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "upload.retry": "checking", "upload.remove": "removing" },
    },
    rejected: {
      description: "This file is never accepted. The queue removes the row and shows the reason.",
      tags: "failed",
      entry: { type: "report", params: { type: "file.rejected" } },
    },
    stored: { tags: "settled", on: { "removal.ask": "removalAsked" } },
    removalAsked: {
      description: "A deleted file does not come back, so the person confirms first.",
      tags: "settled",
      on: { "removal.confirm": "removing", "dialog.close": "stored" },
    },
    removing: {
      description: "Until the server confirms, the file is still there and still counts.",
      invoke: { id: "remove", src: "removeCall", input: sent, onDone: "removed" },
    },
    removed: {
      type: "final",
      tags: "settled",
      entry: { type: "report", params: { type: "file.removed" } },
    },
  },
});
