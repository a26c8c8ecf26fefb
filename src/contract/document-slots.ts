import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { type LineId, lineOf } from "./business-lines.ts";
import { limits } from "./limits.ts";

export interface DocumentSlot {
  title: MessageDescriptor;
  /** Why it is asked. */
  why: MessageDescriptor;
  /** Whole months the document may be old; null where its age does not matter. */
  months: { strict: number; wide: number } | null;
  /** Certified true copy where the line needs one. */
  certifiable: boolean;
  most: number;
}

/** Every document, one row each: why, how old (both variants of the specification), how many, certified or not. */
export const documentSlots = {
  certificateOfIncorporation: {
    title: msg`Certificate of incorporation`,
    why: msg`Shows that the entity exists, and any change of its name.`,
    months: null,
    certifiable: true,
    most: 2,
  },
  articles: {
    title: msg`Memorandum and articles of association`,
    why: msg`Shows what the entity may do and how it decides.`,
    months: null,
    certifiable: false,
    most: 2,
  },
  registerOfMembers: {
    title: msg`Register of shareholders`,
    why: msg`Shows who holds the shares, so that we can follow the ownership.`,
    months: { strict: 12, wide: 12 },
    certifiable: true,
    most: 5,
  },
  listOfDirectors: {
    title: msg`List of directors and shareholders`,
    why: msg`Signed by a director or the company secretary.`,
    months: { strict: 6, wide: 12 },
    certifiable: false,
    most: 2,
  },
  proofOfBusinessAddress: {
    title: msg`Proof of business address`,
    why: msg`A utility bill, tenancy agreement or bank statement in the name of the entity.`,
    months: { strict: 3, wide: 6 },
    certifiable: false,
    most: 1,
  },
  auditedAccounts: {
    title: msg`Audited financial statements`,
    why: msg`The latest accounts, from which the investor classification is calculated.`,
    months: null,
    certifiable: false,
    most: 2,
  },
  boardResolution: {
    title: msg`Board resolution`,
    why: msg`Opens the account and names who may act for the entity.`,
    months: null,
    certifiable: false,
    most: 1,
  },
  bankStatement: {
    title: msg`Bank statement`,
    why: msg`Shows that the bank account belongs to the entity.`,
    months: { strict: 3, wide: 6 },
    certifiable: false,
    most: 1,
  },
  evidence: {
    title: msg`Evidence for the declaration`,
    why: msg`Documents that support an answer of yes in the declaration.`,
    months: null,
    certifiable: false,
    most: 3,
  },
  other: {
    title: msg`Other supporting documents`,
    why: msg`Anything else that helps us understand the entity.`,
    months: null,
    certifiable: false,
    most: limits.filesPerSlot,
  },
  identity: {
    title: msg`ID document`,
    why: msg`The page with the photograph, both sides of a card.`,
    months: null,
    certifiable: false,
    most: 2,
  },
  addressProof: {
    title: msg`Proof of residential address`,
    why: msg`A utility bill or bank statement with the name and the residential address.`,
    months: { strict: 3, wide: 6 },
    certifiable: false,
    most: 1,
  },
  ownIdentity: {
    title: msg`ID document`,
    why: msg`The page with the photograph, both sides of a card.`,
    months: null,
    certifiable: true,
    most: 2,
  },
  ownAddressProof: {
    title: msg`Proof of residential address`,
    why: msg`A utility bill or bank statement with the name and the residential address.`,
    months: { strict: 3, wide: 6 },
    certifiable: true,
    most: 1,
  },
  ownBankStatement: {
    title: msg`Bank statement`,
    why: msg`Shows that the bank account is in your own name.`,
    months: { strict: 3, wide: 6 },
    certifiable: false,
    most: 1,
  },
  resume: {
    title: msg`Personal resume`,
    why: msg`Shows the employment that your wealth comes from.`,
    months: null,
    certifiable: false,
    most: 1,
  },
  wealthEvidence: {
    title: msg`Evidence of wealth`,
    why: msg`Payslips, tax assessments, statements or contracts that show the sources you named.`,
    months: null,
    certifiable: false,
    most: 5,
  },
} as const satisfies Record<string, DocumentSlot>;

export type SlotId = keyof typeof documentSlots;

/** The row of a slot, widened. */
export function slotOf(id: SlotId): DocumentSlot {
  return documentSlots[id];
}

/** How many months a document may be old for the lines applied for: the strictest of them counts. */
export function monthsAllowed(id: SlotId, lines: readonly LineId[]): number | null {
  const { months } = slotOf(id);
  if (!months) return null;
  const strict = lines.length === 0 || lines.some((line) => lineOf(line).documentAges === "strict");
  return strict ? months.strict : months.wide;
}

/** Whether the copy must be certified for the lines applied for. */
export function mustBeCertified(id: SlotId, lines: readonly LineId[]): boolean {
  return slotOf(id).certifiable && lines.some((line) => lineOf(line).certifiedCopies);
}
