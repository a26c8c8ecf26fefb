import type { Refusal } from "@gatehouse/machines/shared/refusal";
import {
  type StoredFile,
  type Sent,
  upload,
  type UploadEvent,
} from "@gatehouse/machines/documents/upload";
import {
  type QueueEvent,
  type QueueSource,
  uploadQueue,
} from "@gatehouse/machines/documents/upload-queue";
import { fromCallback } from "xstate";
import { deleteFile } from "#contract/calls/uploads.ts";
import { limits } from "#contract/limits.ts";
import { uploadTypeOf } from "#contract/documents/upload-types.ts";
import type { Outcome } from "#portal/system/api.ts";
import { servicesOf } from "#portal/system/system.ts";
import { refusalOf } from "#portal/system/refusals.ts";
import type { AnswerStore } from "../application/answers.ts";
import type { FilePlace } from "./slot-files.ts";
import { callActor } from "#portal/actors/call.ts";
import { debounce } from "#portal/actors/delays.ts";
import { sendFile } from "./file-transfer.ts";
import { applicationActorIn } from "../application/application-system.ts";
import { filesAt, rowIn } from "../application/form-facts.ts";
import { networkEvents } from "#portal/actors/network.ts";

const inspect = fromCallback<UploadEvent, Sent>(({ input, sendBack, system }) => {
  const { warn } = servicesOf(system);
  const stopped = new AbortController();
  const file = input.file as File;
  void refusalIn(file).then((found) => {
    if (stopped.signal.aborted) return;
    if (found === null) return sendBack({ type: "upload.accept" });
    warn(found.refusal.code);
    sendBack({ type: "upload.reject", ...found });
  });
  return () => stopped.abort();
});

type Rejection = Omit<Extract<UploadEvent, { type: "upload.reject" }>, "type">;

/** Why a file cannot be sent; null where it can. */
async function refusalIn(file: File): Promise<Rejection | null> {
  const reject = (code: Refusal["code"], isRetryable = false) => ({
    refusal: { code },
    isRetryable,
  });
  if (file.size > limits.uploadBytes) return reject("uploadTooBig");
  if (file.size === 0) return reject("uploadEmpty");
  if (uploadTypeOf(file.name) === undefined) return reject("uploadFormat");
  try {
    return (await looksLikeType(file)) ? null : reject("uploadFormat");
  } catch (error) {
    const isUnreadable = error instanceof DOMException && unreadable.has(error.name);
    return reject(isUnreadable ? "uploadUnreadable" : "uploadFailed", true);
  }
}

/** The file is gone, has changed, or may not be read. */
const unreadable = new Set(["NotFoundError", "NotReadableError", "SecurityError"]);

const firstBytes = ["ffd8ff", "89504e47", "25504446"];
const headBytes = 4;

/** Checks the first bytes for JPEG, PNG or PDF; the server inspects the whole file. */
async function looksLikeType(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const hex = [...head].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return firstBytes.some((first) => hex.startsWith(first));
}

/** Sends one file and reports its progress; leaving the state aborts the transfer. */
const store = fromCallback<UploadEvent, Sent>(
  ({ sendBack, input: { uid, place, file }, system }) => {
    const { warn, connection } = servicesOf(system);
    const report = (event: UploadEvent) => {
      if (event.type === "upload.reject") warn(event.refusal.code, event.refusal.params);
      sendBack(event);
    };
    return sendFile(
      { fields: { form_id: place.formId, slot: place.slot, uid }, file: file as File },
      {
        progress: (percent) => sendBack({ type: "upload.progress", percent }),
        lost: () =>
          report({ type: "upload.reject", refusal: { code: "networkError" }, isRetryable: true }),
        answer: (outcome) => report(reportOf(uid, file as File, outcome)),
      },
      connection,
    );
  },
);

function reportOf(uid: string, file: File, outcome: Outcome<unknown>): UploadEvent {
  if (!outcome.ok) {
    const isRetryable = outcome.status >= 500 || outcome.status === 429 || outcome.status === 401;
    return { type: "upload.reject", refusal: refusalOf(outcome), isRetryable };
  }
  const { name, size, type } = outcome.data as StoredFile;
  return { type: "upload.store", stored: { uid, name: name || file.name, size, type } };
}

const removeCall = callActor(async ({ uid, place }: Sent, { system }) => {
  const body = { form_id: place.formId, uid };
  const outcome = await servicesOf(system).api(deleteFile, { body, again: true });
  if (!outcome.ok && outcome.status !== 404) throw new Error(outcome.refusal);
  return { kind: "answered", result: undefined };
});

/**
 * Reports the files of the slot at once, and the number in other slots under the same limit after each pause in editing. What the
 * form found missing in the slot goes once its files change.
 */
const occupancy = fromCallback<QueueEvent, QueueSource>(
  ({ input: { answers, place, question }, sendBack, system }) => {
    const stored = answers as AnswerStore;
    const { section, name: slot, row } = question as FilePlace;
    const edited = () => {
      const sections = applicationActorIn(system, "sections")?.getSnapshot();
      const at = row && rowIn(stored.getSnapshot().context, section, row);
      const name = row ? `${row.question}.${at}.${slot}` : slot;
      if (sections?.context.section === section)
        sections.children.form?.send({ type: "field.edit", name });
    };
    const own = stored.select(({ context }) => filesAt(context, question as FilePlace));
    const report = (files: StoredFile[]) => sendBack({ type: "slot.change", files });
    report(own.get());
    const files = own.subscribe((now) => {
      report(now);
      edited();
    });
    const count = async () =>
      sendBack((await import("./slot-room.ts")).occupancyOf(stored, place.slot));
    const pause = debounce(limits.planRestMs, () => void count());
    const edits = stored.select(({ context }) => context.answers).subscribe(pause.request);
    return () => {
      files.unsubscribe();
      edits.unsubscribe();
      pause.cancel();
    };
  },
);

export const documentQueue = uploadQueue.provide({
  actors: {
    occupancy,
    upload: upload.provide({
      actors: { inspect, store, removeCall, network: networkEvents<UploadEvent>() },
    }),
  },
});
