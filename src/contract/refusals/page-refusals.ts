import { msg } from "@lingui/core/macro";
import { ruleMessages } from "../rules/rule-messages.ts";

/** Apart from the other refusals: they are met on no page of a form, so its messages are without theirs. */
export const pageRefusals = {
  alreadyInvited: { code: 25100011, status: 200, message: msg`This email is already invited` },
  ownAddress: {
    code: 25100028,
    status: 200,
    message: msg`This is your own email address. Enter the address of the collaborator.`,
  },
  collaboratorsFull: {
    code: 25100013,
    status: 200,
    message: msg`This account has the maximum number of collaborators. Please delete one first.`,
  },
  workEmailNeeded: {
    code: 25100014,
    status: 200,
    message: ruleMessages.genericMailbox,
  },
  emailUnchanged: {
    code: 25100015,
    status: 200,
    message: ruleMessages.emailUnchanged,
  },
  undoEnded: {
    code: 25100018,
    status: 200,
    message: msg`This link has expired or has already been used.`,
  },
  addressTaken: {
    code: 25100019,
    status: 200,
    message: msg`This address now belongs to another account. Please contact the KYC team and give your account number.`,
  },
  passwordNeeded: {
    code: 25100017,
    status: 200,
    message: msg`This account has a password. Please enter it to connect the account.`,
  },
  maskedNumber: {
    code: 25100088,
    status: 200,
    message: ruleMessages.numberChanged,
  },
  passwordCommon: {
    code: 25100009,
    status: 200,
    message: ruleMessages.passwordCommon,
  },
  /** Nothing says whether it is the address or the proof that is wrong. */
  bindingFailed: {
    code: 25100037,
    status: 200,
    message: msg`Input error. Binding failed. Please try again.`,
  },
  lineClosed: {
    code: 25100026,
    status: 200,
    message: msg`This business line is not available to this account.`,
  },
  lineApplied: {
    code: 25100027,
    status: 200,
    message: msg`You have already applied for this business line.`,
  },
  accountNotReady: {
    code: 25100080,
    status: 200,
    message: msg`The account cannot be opened yet. The dashboard says what is still needed.`,
  },
  signInFirst: {
    code: 25100084,
    status: 200,
    message: msg`Please log out and log in again. You can then do this for 15 minutes.`,
  },
  accountNotOpen: {
    code: 25100083,
    status: 200,
    message: msg`The business account is not open.`,
  },
  accountSuspended: {
    code: 25100081,
    status: 200,
    message: msg`The business account is frozen. Please contact the KYC team.`,
  },
  accountClosed: {
    code: 25100082,
    status: 200,
    message: msg`The business account is closed. Please contact the KYC team.`,
  },
  notPossible: {
    code: 25100036,
    status: 200,
    message: msg`This is no longer possible. Reload the page to see the present status.`,
  },
  faceNotNeeded: {
    code: 25100086,
    status: 200,
    message: msg`Your account does not need face verification. The dashboard shows what to do next.`,
  },
  vendorUnavailable: {
    code: 25100066,
    status: 200,
    message: msg`The verification service is not available. Please try again in a few minutes.`,
  },
  checksSpent: {
    code: 25100067,
    status: 200,
    message: msg`You have reached the maximum number of attempts for one day. Please try again tomorrow.`,
  },
  agreementChanged: {
    code: 25100070,
    status: 200,
    message: msg`The agreement has changed since you opened it. Reload the page and read it again.`,
  },
  agreementSigned: {
    code: 25100071,
    status: 200,
    message: msg`This agreement has already been signed.`,
  },
  requestItemsMissing: {
    code: 25100029,
    status: 200,
    message: msg`Please answer every item: upload a document or tell us why you cannot.`,
  },
  proofSpent: {
    code: 25100008,
    status: 200,
    message: msg`The verification has expired. Please send a new code.`,
  },
} as const;
