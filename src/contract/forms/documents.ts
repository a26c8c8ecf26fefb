import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { isDated, monthsAllowed, mustBeCertified } from "../documents/document-rules.ts";
import { type SlotId, slotOf, slotsOf } from "../documents/document-slots.ts";
import type { LineId } from "../business-lines.ts";
import { every, lineHas } from "../questions/condition.ts";
import { type Documents, documents } from "../questions/builders/rows.ts";
import type { Guidance, Question, Wording } from "../questions/question.ts";
import { day, monthsBefore } from "../rules/days.ts";
import { type Facts, type Schema, message } from "../rules/facts.ts";
import { uploadMegabytes } from "../limits.ts";
import { section } from "../questions/section.ts";
import type { Answers } from "../questions/answers.ts";
import { certifier, part } from "./certifier.ts";
import { titles } from "./titles.ts";

const storedFile = v.object({
  uid: v.string(),
  name: v.string(),
  size: v.number(),
  type: v.string(),
});

export function documentRule(
  slot: SlotId,
  facts: Facts,
  lines: readonly LineId[],
  own?: Answers,
): Schema<Documents> {
  const months = monthsAllowed(slot, lines, facts.rulesOn);
  const oldest = months === null ? null : monthsBefore(facts.today, months);
  const isCertified = mustBeCertified(slot, lines);
  const shape = v.object(
    {
      files: v.pipe(
        v.array(storedFile, message("uploadRequired")),
        v.minLength(1, message("uploadRequired")),
        v.maxLength(slotOf(slot).most, message("tooManyFiles")),
      ),
      ...(isDated(slot, lines, facts.rulesOn) ? { dated: part(datedSince(oldest, facts)) } : {}),
      ...(slotOf(slot).expires ? { expiry: part(day({ validOn: "today" }, facts)) } : {}),
      ...(isCertified ? { certifier: part(certifier(facts, own), {}) } : {}),
    },
    message("uploadRequired"),
    // The inferred type cannot express the optional parts.
  ) as unknown as v.GenericSchema<Documents>;
  return (isCertified ? v.pipe(shape, certifiedAfter) : shape) as Schema<Documents>;
}

const certifiedAfter = v.rawCheck<Documents>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { dated = "", certifier: by } = dataset.value;
  if (!by || by.date >= dated) return;
  const place = { type: "object", origin: "value", input: {} } as const;
  addIssue({
    message: message("certifiedBefore"),
    path: [
      { ...place, key: "certifier", value: by },
      { ...place, key: "date", value: by.date },
    ],
  });
});

export function isComplete(slot: SlotId, held: Documents | undefined, facts: Facts): boolean {
  return v.is(documentRule(slot, facts, facts.lines), held);
}

function datedSince(oldest: string | null, facts: Facts) {
  const known = day({ notAfter: "today" }, facts);
  if (oldest === null) return known;
  return v.pipe(
    known,
    v.check((text) => text >= oldest, message("tooOld", { date: oldest })),
  );
}

const isCertifiedFor = lineHas("certifiedCopies", true);

/** Specification section 5. */
const certification: Guidance = {
  name: msg`Who can certify a copy`,
  text: msg`A licensed professional in Hong Kong, Singapore or another FATF member, a judicial officer, an embassy official or our own staff.`,
  example: msg`“Certified true copy of the original”, with name, capacity, licence number, date and signature.`,
};

/** The guidance where a line needs a certified copy, beside the words for the kind of entity. */
const withCertification = (wordings: readonly Wording[] = []): Wording[] => [
  ...[...wordings, { when: isCertifiedFor }].map((wording) => ({
    ...wording,
    when: every(isCertifiedFor, wording.when),
    guidance: certification,
  })),
  ...wordings,
];

function slot(id: SlotId): Question<Documents> {
  const { title, why, asked, optional, whenEmpty, certifiable, wordings, figures } = slotOf(id);
  return documents(id, title, (facts, own) => documentRule(id, facts, facts.lines, own), {
    hint: why,
    ...(asked ? { askedWhen: asked } : {}),
    ...(optional ? { optional } : {}),
    ...(whenEmpty ? { whenEmpty } : {}),
    ...(figures ? { figures } : {}),
    ...(certifiable ? { wordings: withCertification(wordings) } : wordings ? { wordings } : {}),
  });
}

const slots = (...ids: SlotId[]) => Object.fromEntries(ids.map((id) => [id, slot(id)]));

const lead = msg`This list is based on your answers. Upload JPG, PNG or PDF files of up to ${uploadMegabytes}\u00a0MB each.`;

export const uploadFiles = section(
  "uploadFiles",
  titles.uploadFiles,
  slots(...slotsOf("entity", false)),
  lead,
);

export const supportingDocuments = section(
  "supportingDocuments",
  titles.supportingDocuments,
  slots(...slotsOf("entity", true)),
  msg`All of these are optional. Add anything that helps to explain your answers.`,
);

export const uploadFile = section(
  "uploadFile",
  msg`Documents`,
  slots(...slotsOf("entity", false), ...slotsOf("entity", true)),
  lead,
);

export const personDocuments = section(
  "uploadFile",
  msg`Required documents`,
  slots(...slotsOf("individual", false), ...slotsOf("individual", true)),
  lead,
);

export const partyDocument = (
  id:
    | "classProof"
    | "trustAccounts"
    | "identity"
    | "addressProof"
    | "partyRegistration"
    | "partyStanding"
    | "partyTrustDeed"
    | "pepEvidence"
    | "deathProof"
    | "partyListing"
    | "partyLicence"
    | "partyFoundingLaw",
): Question<Documents> => slot(id);
