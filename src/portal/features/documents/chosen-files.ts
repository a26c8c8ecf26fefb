import type { Refusal } from "@gatehouse/machines/shared/refusal";
import type { ChosenFile, uploadQueue } from "@gatehouse/machines/documents/upload-queue";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { nextStepOf } from "#contract/refusals/upload-next-steps.ts";
import { i18n } from "#portal/app/i18n.ts";
import { refusalMessage } from "#portal/system/refusals.ts";
import { servicesOf } from "#portal/system/system.ts";

/** Why a file was rejected and what to do; `file` is its name. */
export function rejectionMessage(refusal: Refusal, file?: string): string {
  const words = refusalMessage(refusal);
  const next = nextStepOf(refusal.code, file);
  if (!next) return words;
  const [stop, space] = i18n.locale === "en" ? [".", " "] : ["。", ""];
  return `${words}${/[.!。！]$/.test(words) ? "" : stop}${space}${i18n._(next)}`;
}

const chosenFiles = (files: readonly File[]): ChosenFile[] =>
  files.map((file) => ({ uid: crypto.randomUUID(), name: file.name, size: file.size, file }));

export type Queue = ActorRefFrom<typeof uploadQueue>;

/** Gives the chosen files to a queue; a short message says where they are too many. */
export function dropFiles(queue: Queue, files: readonly File[]): void {
  queue.send({ type: "file.drop", files: chosenFiles(files) });
  const after = queue.getSnapshot();
  if (after.matches("over")) {
    const { code, params } = overRefusal(after);
    servicesOf(queue.system).warn(code, params);
  }
}

/** What is said where more files were chosen than fit. */
export const overRefusal = (at: SnapshotFrom<typeof uploadQueue>): Refusal =>
  at.matches({ over: "inAll" })
    ? { code: "uploadTotalFull", params: { max: at.context.totalLimit } }
    : { code: "uploadSlotFull" };
