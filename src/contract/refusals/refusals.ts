import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { pageRefusals } from "./page-refusals.ts";
import { sessionRefusals } from "./session-refusals.ts";
import { uploadRefusals } from "./upload-refusals.ts";

interface Row {
  code: number;
  /** An expected outcome is 200 with a code other than 0. */
  status: number;
  message: MessageDescriptor;
}

/** Everything the server may reject. What the portal does beyond a message is in session-refusals.ts. */
export const refusals = {
  sessionExpired: {
    ...sessionRefusals.sessionExpired,
    message: msg`Chat has expired, login in again please`,
  },
  sellerSessionExpired: {
    ...sessionRefusals.sellerSessionExpired,
    message: msg`Chat has expired, login in again please`,
  },
  accountMoved: {
    ...sessionRefusals.accountMoved,
    message: msg`You no longer have access to this account. Please log in again.`,
  },
  otherPerson: {
    code: 25100016,
    status: 200,
    message: msg`Another user is now logged in. Nothing was changed.`,
  },
  malformed: { code: 25140000, status: 400, message: msg`The request could not be read.` },
  notFound: { code: 25140400, status: 404, message: msg`We could not find this.` },
  forbidden: { code: 25140300, status: 403, message: msg`This request was not accepted.` },
  methodNotAllowed: { code: 25140500, status: 405, message: msg`This request was not accepted.` },
  tooLarge: { code: 25141300, status: 413, message: msg`The request is too large.` },
  wrongContentType: {
    code: 25141500,
    status: 415,
    message: msg`We do not accept this type of content.`,
  },
  requestTimedOut: { code: 25140800, status: 408, message: msg`Request timed out` },
  tooMany: {
    code: 25142900,
    status: 429,
    message: msg`Too many requests. Please wait {seconds} s and try again.`,
  },
  overloaded: {
    code: 25150300,
    status: 503,
    message: msg`The service is busy. Please try again in a moment.`,
  },
  fileDamaged: {
    code: 25150010,
    status: 500,
    message: msg`This file cannot be opened. Please upload it again, or contact the KYC team.`,
  },
  storageFull: {
    code: 25150700,
    status: 507,
    message: msg`We cannot store anything at the moment. Please try again later.`,
  },
  serverError: { code: 25150000, status: 500, message: msg`Server error!` },
  wrongLogin: {
    code: 25100001,
    status: 200,
    message: msg`The email address or password is incorrect. Please check and try again.`,
  },
  loginPaused: {
    code: 25100002,
    status: 200,
    message: msg`Too many attempts. Please wait {seconds} s, or reset the password.`,
  },
  codeMismatch: {
    code: 25100003,
    status: 200,
    message: msg`Incorrect verification code. Please try again.`,
  },
  codeSpent: {
    code: 25100004,
    status: 200,
    message: msg`This code is no longer valid. Please send a new one.`,
  },
  codeTooSoon: {
    code: 25100005,
    status: 200,
    message: msg`A code was sent a moment ago. Please wait {seconds} s.`,
  },
  codeTooMany: {
    code: 25100006,
    status: 200,
    message: msg`Too many codes were sent to this address. Please try again later.`,
  },
  codeTooManyByAnyone: {
    code: 25100095,
    status: 200,
    message: msg`Too many codes were sent to this address. To get another, open the link in one of those emails, or try again later.`,
  },
  wrongPassword: {
    code: 25100010,
    status: 200,
    message: msg`The current password is incorrect. Please check and try again.`,
  },
  linkExpired: {
    code: 25100012,
    status: 200,
    message: msg`This link has expired. Ask the account holder for a new one.`,
  },
  captchaNeeded: {
    code: 25100060,
    status: 200,
    message: msg`Please confirm you are human first.`,
  },
  captchaWrong: {
    code: 25100061,
    status: 200,
    message: msg`That is not correct. Try another one.`,
  },
  answersIncomplete: {
    code: 25100020,
    status: 200,
    message: msg`Errors noted on the form. Please check and try again.`,
  },
  revisionConflict: {
    code: 25100021,
    status: 200,
    message: msg`Someone else has changed the same answers. Nothing was overwritten.`,
  },
  alreadySubmitted: {
    code: 25100022,
    status: 200,
    message: msg`This application has been submitted and is locked while we review it.`,
  },
  holderOnly: {
    code: 25100023,
    status: 200,
    message: msg`Only the account holder can do this.`,
  },
  collaboratorOnly: {
    code: 25100087,
    status: 200,
    message: msg`Only a collaborator can do this.`,
  },
  keyReused: {
    code: 25100024,
    status: 200,
    message: msg`This application has already been submitted with different answers. Please reload the page and check.`,
  },
  answersChanged: {
    code: 25100025,
    status: 200,
    message: msg`The answers have changed since you checked them. Please check them again.`,
  },
  editsSpent: {
    code: 25100085,
    status: 200,
    message: msg`Too much was changed in this form today. Please try again tomorrow.`,
  },
  ...pageRefusals,
  ...uploadRefusals,
} as const satisfies Record<string, Row>;

export type RefusalName = keyof typeof refusals;

declare module "@gatehouse/machines/shared/refusal" {
  interface RefusalCodes extends Record<RefusalName, true> {}
}
