import {
  type InspectOutcome,
  type PickedFile,
  type QueueEvent,
  upload,
  type UploadEvent,
  uploadQueue,
} from "@gatehouse/machines/upload-queue";
import { createActor, fromCallback, fromPromise } from "xstate";
import { deleteFile } from "#contract/calls/uploads.ts";
import { fileLimitOf } from "#contract/file-limits.ts";
import { limits } from "#contract/limits.ts";
import type { StoredFile } from "#contract/questions/row-builders.ts";
import { nextStepOf } from "#contract/upload-next-steps.ts";
import { type UploadRefusalName, uploadRefusals } from "#contract/upload-refusals.ts";
import { uploadTypeOf } from "#contract/upload-types.ts";
import type { Outcome } from "../api.ts";
import type { Services } from "../app/system.ts";
import { refusalWords } from "../reactions.ts";
import { i18n } from "../words.ts";
import type { Application } from "./application.ts";
import { sendFile } from "./file-transfer.ts";
import { network } from "./network.ts";

/** The chosen files themselves never enter a chart; they are found here by their uid. */
const chosen = new Map<string, File>();
const stored = new Map<string, StoredFile>();

/** The words of a refusal of a file, and then what to do about it; of `file` by its name where that makes a difference. */
export const refusedWords = (refusal: UploadRefusalName, file?: string): string =>
  withNext(refusal, i18n._(uploadRefusals[refusal].says), file);

function withNext(refusal: string, words: string, file?: string): string {
  const next = nextStepOf(refusal, file);
  if (!next) return words;
  const [stop, space] = i18n.locale === "en" ? [".", " "] : ["。", ""];
  return `${words}${/[.!。！]$/.test(words) ? "" : stop}${space}${i18n._(next)}`;
}

/** Takes chosen files in; gives what a chart may know of them. */
export function takeIn(files: readonly File[]): PickedFile[] {
  return files.map((file) => {
    const uid = crypto.randomUUID();
    chosen.set(uid, file);
    return { uid, name: file.name, size: file.size, type: file.type };
  });
}

/** The file behind a row, while it is known in this tab. */
export function chosenFile(uid: string): File | undefined {
  return chosen.get(uid);
}

/** What is known of a stored file: its name, size and type. */
export function storedFile(uid: string): StoredFile | undefined {
  return stored.get(uid);
}

const inspect = fromPromise<InspectOutcome, { uid: string }>(async ({ input }) => {
  const file = chosen.get(input.uid);
  if (!file) return { kind: "refused", refusal: refusedWords("uploadFailed") };
  if (file.size > limits.uploadBytes)
    return { kind: "refused", refusal: refusedWords("uploadTooBig") };
  if (file.size === 0) return { kind: "refused", refusal: refusedWords("uploadEmpty") };
  const fits = uploadTypeOf(file.name) !== undefined && (await looksLike(file));
  return fits
    ? { kind: "fine" }
    : { kind: "refused", refusal: refusedWords("uploadFormat", file.name) };
});

const firstBytes = ["ffd8ff", "89504e47", "25504446"];
const headBytes = 4;

/** Whether a file begins as a JPEG, a PNG or a PDF does; the server looks at the whole of it. */
async function looksLike(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const hex = [...head].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return firstBytes.some((first) => hex.startsWith(first));
}

interface Place {
  services: Services;
  formId: string;
  slot: string;
}

/** Sends one file and reports how far it has come; leaving the state breaks the transfer off. */
function storeIn({ formId, slot, services }: Place) {
  return fromCallback<UploadEvent, { uid: string }>(({ sendBack, input: { uid } }) => {
    const file = chosen.get(uid);
    const failed = (retryable: boolean) =>
      sendBack({ type: "upload.refuse", refusal: refusedWords("uploadFailed"), retryable });
    if (!file) return failed(false);
    return sendFile(
      { fields: { form_id: formId, slot, uid }, file },
      {
        progress: (percent) => sendBack({ type: "upload.progress", percent }),
        lost: () => failed(true),
        answer: (outcome) => sendBack(reportOf(uid, file, outcome)),
      },
      services.connection,
    );
  });
}

function reportOf(uid: string, file: File, outcome: Outcome<unknown>): UploadEvent {
  if (!outcome.ok) {
    const busy = outcome.status >= 500 || outcome.status === 429 || outcome.status === 401;
    return {
      type: "upload.refuse",
      refusal: withNext(outcome.refusal, refusalWords(outcome), file.name),
      retryable: busy,
    };
  }
  const { name, size, type, url } = outcome.data as StoredFile & { url: string };
  stored.set(uid, { uid, name: name || file.name, size, type });
  return { type: "upload.done", url };
}

interface Slot extends Place {
  slotLimit: number;
  elsewhere: number;
  existing: StoredFile[];
  /** Hears of the stored files whenever they change. */
  onFiles: (files: StoredFile[]) => void;
}

/** The running queue of one slot. */
function startQueue({ services, formId, slot, slotLimit, elsewhere, existing, onFiles }: Slot) {
  for (const file of existing) stored.set(file.uid, file);
  const remove = fromPromise<unknown, { uid: string; url: string | null }>(async ({ input }) => {
    const body = { form_id: formId, uid: input.uid };
    const outcome = await services.api(deleteFile, { body });
    if (!outcome.ok && outcome.status !== 404) throw new Error(outcome.refusal);
  });
  const logic = uploadQueue.provide({
    actors: {
      network: network<QueueEvent>(),
      upload: upload.provide({
        actors: { inspect, store: storeIn({ services, formId, slot }), remove },
      }),
    },
  });
  const input = {
    slotLimit,
    totalLimit: fileLimitOf(slot).most,
    elsewhere,
    existing: existing.map(({ uid, name }) => ({ uid, name, url: `/ins-kyc/v1/file/${uid}` })),
  };
  const queue = createActor(logic, { input });
  queue.on("files.change", ({ stored: uids }) =>
    onFiles(uids.flatMap((uid) => stored.get(uid) ?? [])),
  );
  return queue.start();
}

export type Queue = ReturnType<typeof startQueue>;

const queues = new WeakMap<Application, Map<string, Queue>>();

interface OfApplication {
  slot: string;
  slotLimit: number;
  existing: StoredFile[];
  /** Puts the stored files into the answers. */
  place: (files: StoredFile[]) => void;
}

/** The queue of a document slot; it goes on while other sections of the application are open. */
export function queueFor(application: Application, { place, ...slot }: OfApplication): Queue {
  const running = queues.get(application) ?? new Map<string, Queue>();
  queues.set(application, running);
  const known = running.get(slot.slot);
  if (known) return known;
  const elsewhere = () => application.filesBeside(slot.slot);
  const { services, formId } = application;
  const queue = startQueue({ ...slot, services, formId, elsewhere: elsewhere(), onFiles: place });
  running.set(slot.slot, queue);
  application.onHold(() => queue.getSnapshot().context.files.some(({ url }) => url === null));
  const forget = application.onRest(() =>
    queue.send({ type: "elsewhere.change", count: elsewhere() }),
  );
  application.onClose(() => {
    forget();
    queue.stop();
    running.delete(slot.slot);
  });
  return queue;
}
