import { msg } from "@lingui/core/macro";

/** What the review desk is refused; applicants never meet these. */
export const deskRefusals = {
  caseTaken: {
    code: 25100030,
    status: 200,
    message: msg`This case is not assigned to you. Claim it, or ask the assignee to transfer it.`,
  },
  caseChanged: {
    code: 25100031,
    status: 200,
    message: msg`The case has changed since you opened it. Check what is new, then decide again.`,
  },
  ownProposal: {
    code: 25100032,
    status: 200,
    message: msg`You were involved in this proposal. Another person must confirm it.`,
  },
  reasonRequired: { code: 25100033, status: 200, message: msg`Please give a reason.` },
  decisionBlocked: {
    code: 25100034,
    status: 200,
    message: msg`This line cannot be approved yet. See what is missing.`,
  },
  requestOpen: {
    code: 25100035,
    status: 200,
    message: msg`A request is already open for this application. Wait for the answer or cancel it.`,
  },
  proposerDisabled: {
    code: 25100060,
    status: 200,
    message: msg`A person involved in this proposal no longer has the required role. Return the proposal, then propose again.`,
  },
  personExists: {
    code: 25100061,
    status: 200,
    message: msg`A person with this email address is already on the list.`,
  },
  personChanged: {
    code: 25100062,
    status: 200,
    message: msg`Another administrator has changed this person. Check the list, then try again.`,
  },
  ownAccess: {
    code: 25100063,
    status: 200,
    message: msg`You cannot change your own access. Ask another administrator.`,
  },
  accountUnknown: {
    code: 25100068,
    status: 200,
    message: msg`No account has this number. Check it with the applicant.`,
  },
  fileLimitNotHigher: {
    code: 25100069,
    status: 200,
    message: msg`The limit of this account is already {max} files. Enter a higher number.`,
  },
  deliveryNotFailed: {
    code: 25100065,
    status: 200,
    message: msg`This message has already been sent again. Check the list.`,
  },
  notCounted: {
    code: 25100072,
    status: 404,
    message: msg`There are no counts of this chart.`,
  },
  setUpEnded: {
    code: 25100064,
    status: 200,
    message: msg`This link has expired or has been used. Ask an administrator for a new one.`,
  },
} as const;

export type DeskRefusalName = keyof typeof deskRefusals;
