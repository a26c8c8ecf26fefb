import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { uploadTypeOf } from "../documents/upload-types.ts";

const nextSteps: Readonly<Record<string, MessageDescriptor>> = {
  networkError: msg`Check your connection and try again.`,
  uploadFailed: msg`Please try again, or choose another file.`,
  uploadTooBig: msg`Please make it smaller or split it, and choose it again.`,
  uploadFormat: msg`Please save it as JPG, PNG or PDF, and choose the new file.`,
  uploadSlotFull: msg`Please choose fewer, or remove one first.`,
  serverError: msg`Please try again in a moment.`,
};

const damaged = msg`The file is damaged, or is not what its name says. Open it, save it again, and choose the new file.`;

/** For messages that the specification fixes without a next step. */
export function nextStepOf(refusal: string, file = ""): MessageDescriptor | undefined {
  return refusal === "uploadFormat" && uploadTypeOf(file) ? damaged : nextSteps[refusal];
}
