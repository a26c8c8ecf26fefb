import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { rejectionTexts } from "../application/rejection-texts.ts";
import { type RejectionReason } from "../application/rejection-reasons.ts";

interface Reason {
  /** For the desk. */
  name: MessageDescriptor;
  /** What the applicant reads. */
  told: MessageDescriptor;
}

/** Why a document is rejected. */
export const documentReasons = {
  unreadable: {
    name: msg`Unreadable`,
    told: msg`We cannot read this document. Please send a sharper copy.`,
  },
  cropped: {
    name: msg`Cropped`,
    told: msg`Part of the page is missing. Please send the whole page with all four corners.`,
  },
  glare: {
    name: msg`Glare`,
    told: msg`Glare hides part of the text. Please send a copy without reflections.`,
  },
  wrongDocument: {
    name: msg`Wrong document`,
    told: msg`This is not the document we asked for. Please send the right one.`,
  },
  wrongPerson: {
    name: msg`Wrong person`,
    told: msg`This document belongs to another person. Please send this person's own document.`,
  },
  wrongEntity: {
    name: msg`Wrong entity`,
    told: msg`This document belongs to another entity. Please send the applicant's own document.`,
  },
  expired: {
    name: msg`Expired`,
    told: msg`This document has expired. Please send a valid one.`,
  },
  tooOld: {
    name: msg`Too old`,
    told: msg`This document is too old. Please send a newer one.`,
  },
  undated: {
    name: msg`No date`,
    told: msg`This document has no date. Please send one with its date of issue.`,
  },
  pagesMissing: {
    name: msg`Pages missing`,
    told: msg`Pages are missing. Please send all pages.`,
  },
  notSigned: {
    name: msg`Not signed`,
    told: msg`The signature is missing. Please send a signed copy.`,
  },
  notCertified: {
    name: msg`Not certified`,
    told: msg`This must be a certified true copy. Please have it certified and send it again.`,
  },
  certifierNotAccepted: {
    name: msg`Certifier not accepted`,
    told: msg`We cannot accept this certifier. Please see who may certify, then send a new copy.`,
  },
  certificationIncomplete: {
    name: msg`Certification incomplete`,
    told: msg`The certification is incomplete: it needs the certifier's name, position, signature and date.`,
  },
  translationNeeded: {
    name: msg`Translation needed`,
    told: msg`Please add a translation into English or Chinese.`,
  },
  nameDiffers: {
    name: msg`Name differs`,
    told: msg`The name differs from your answers. Please send a document in the same name, or correct your answer.`,
  },
  addressDiffers: {
    name: msg`Address differs`,
    told: msg`The address differs from your answers. Please send proof of the address you gave.`,
  },
  numberDiffers: {
    name: msg`Number differs`,
    told: msg`The number differs from your answers. Please check and send the right document.`,
  },
  poBox: {
    name: msg`PO box`,
    told: msg`We need proof of a street address, not a PO box.`,
  },
  screenshot: {
    name: msg`Screenshot not accepted`,
    told: msg`We cannot accept a screenshot. Please send the original file or a scan.`,
  },
  passwordProtected: {
    name: msg`Password protected`,
    told: msg`This file is protected by a password. Please send it without one.`,
  },
  chartIncomplete: {
    name: msg`Chart does not reach individuals`,
    told: msg`The ownership chart does not reach every owner who is a person. Please send a complete one.`,
  },
  sharesDoNotAddUp: {
    name: msg`Percentages do not add up`,
    told: msg`The percentages in this document do not add up. Please check and send it again.`,
  },
  evidenceWanted: {
    name: msg`Evidence required`,
    told: msg`Please send a document that supports this answer.`,
  },
  // Why stays with the desk.
  suspectedAltered: {
    name: msg`Suspected alteration`,
    told: msg`Please send another document.`,
  },
} satisfies Record<string, Reason>;

export type DocumentReason = keyof typeof documentReasons;
export const documentReasonIds = Object.keys(documentReasons) as DocumentReason[];
/** What the applicant reads where an answer wants evidence. */
export const evidenceFor = (label: string): MessageDescriptor =>
  msg`Please send a document that supports your answer to “${label}”.`;

export const documentReasonOf = (id: DocumentReason): Reason => documentReasons[id];

/** Why a line is rejected. */
export const rejectionReasons = {
  incomplete: { name: msg`Documents or answers missing`, told: rejectionTexts.incomplete },
  notVerified: { name: msg`Could not be verified`, told: rejectionTexts.notVerified },
  notEligible: { name: msg`Not eligible for this business line`, told: rejectionTexts.notEligible },
  notServed: { name: msg`Jurisdiction not served`, told: rejectionTexts.notServed },
  withdrawnByDesk: { name: msg`Applicant asked to stop`, told: rejectionTexts.withdrawnByDesk },
  outsideAppetite: { name: msg`Outside risk appetite`, told: rejectionTexts.outsideAppetite },
} satisfies Record<RejectionReason, Reason>;
