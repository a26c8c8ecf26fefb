import { msg } from "@lingui/core/macro";
import { filesTotal, uploadPages } from "../limit-values.ts";
import { uploadMegabytes } from "../limits.ts";
import { ruleMessages } from "../rules/rule-messages.ts";

/** Apart from the other refusals: the portal shows these by itself too. */
export const uploadRefusals = {
  uploadFailed: { code: 25100040, status: 200, message: msg`Failed to upload` },
  uploadTooBig: {
    code: 25100041,
    status: 413,
    message: msg`File too big. Maximum ${uploadMegabytes}\u00a0MB`,
  },
  uploadFormat: { code: 25100042, status: 200, message: msg`File format not supported` },
  uploadNotPdf: {
    code: 25100052,
    status: 200,
    message: msg`Please upload this document as a PDF.`,
  },
  uploadPassword: {
    code: 25100043,
    status: 200,
    message: msg`The PDF is protected by a password. Remove the password and upload the PDF again.`,
  },
  uploadActive: {
    code: 25100044,
    status: 200,
    message: msg`The PDF contains a script or an attachment. Remove it and upload the PDF again.`,
  },
  uploadPages: {
    code: 25100045,
    status: 200,
    message: msg`The PDF has more than ${uploadPages} pages. Please split it into several files.`,
  },
  uploadPixels: {
    code: 25100049,
    status: 200,
    message: msg`The image is too large. Upload a smaller one.`,
  },
  uploadIdentical: {
    code: 25100051,
    status: 200,
    message: msg`This is the same file that we could not accept. Please upload another.`,
  },
  uploadEmpty: {
    code: 25100046,
    status: 200,
    message: msg`The file is empty. Please choose another.`,
  },
  uploadUnreadable: {
    code: 25100053,
    status: 200,
    message: msg`The file could not be read. It may have been moved or changed. Try again, or choose it again.`,
  },
  uploadSlotFull: { code: 25100047, status: 200, message: ruleMessages.tooManyFiles },
  uploadTotalFull: {
    code: 25100048,
    status: 200,
    message: {
      ...msg`The uploaded documents exceeded {max} files. Please contact the KYC team.`,
      values: { max: filesTotal },
    },
  },
} as const;

export type UploadRefusalName = keyof typeof uploadRefusals;
