import { msg } from "@lingui/core/macro";

/** What the review desk is refused; applicants never meet these. */
export const deskRefusals = {
  caseTaken: {
    code: 25100030,
    status: 200,
    message: msg`You do not have this case. Claim it, or ask the person who has it to hand it over.`,
  },
  caseChanged: {
    code: 25100031,
    status: 200,
    message: msg`The case has changed since you opened it. Check what is new, then decide again.`,
  },
  ownProposal: {
    code: 25100032,
    status: 200,
    message: msg`You cannot confirm a proposal that you had a part in. Another person must do it.`,
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
} as const;

export type DeskRefusalName = keyof typeof deskRefusals;
