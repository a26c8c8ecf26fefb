import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { uploadTypeOf } from "../documents/upload-types.ts";

const nextSteps: Readonly<Record<string, MessageDescriptor>> = {
  uploadFailed: msg`Please try again, or choose another file.`,
  uploadTooBig: msg`Please make it smaller or split it, and choose it again.`,
  uploadFormat: msg`Please save it as JPG, PNG or PDF, and choose the new file.`,
  uploadSlotFull: msg`Please choose fewer, or remove one first.`,
  serverError: msg`Please try again in a moment.`,
};

const damaged = msg`The file is damaged, or is not what its name says. Open it, save it again, and choose the new file.`;

/**
 * What to do about a refusal of a file, by the refusal's name, where words that the specification fixes do not say it.
 * A file whose name has an ending that is taken already is not told to become one of that kind.
 */
export function nextStepOf(refusal: string, file = ""): MessageDescriptor | undefined {
  return refusal === "uploadFormat" && uploadTypeOf(file) ? damaged : nextSteps[refusal];
}
