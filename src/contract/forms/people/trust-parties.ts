import { limits } from "#contract/limits.ts";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { trustBeneficiaries } from "#contract/options/entity-lists.ts";
import type { TrustRole } from "#contract/options/ownership.ts";
import { hasDied, isSettlor } from "#contract/options/people/deaths.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { date, longText, yesNo } from "#contract/questions/builders/values.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { answered } from "#contract/questions/condition.ts";
import type { Question } from "#contract/questions/question.ts";
import { message } from "#contract/rules/facts.ts";
import { partyDocument } from "../documents.ts";

/** What a trust says about itself, so that its parties can be complete: the same for the applicant and in a chain. */
export const aboutTrust = {
  hasProtector: yesNo(msg`Does the trust have a protector?`, { half: true }),
  hasEnforcer: yesNo(msg`Does the trust have an enforcer?`, {
    hint: msg`Sees to it that a trust for a purpose serves it.`,
    half: true,
  }),
  hasControllers: yesNo(msg`Does anyone else control the trust?`, {
    guidance: {
      name: msg`Who else controls a trust`,
      text: msg`A person who can appoint or remove trustees, change the trust, or approve payments.`,
    },
  }),
  beneficiaries: choice(msg`Who are the beneficiaries?`, trustBeneficiaries, {
    hint: msg`Include the objects of a power: those who may be chosen to benefit.`,
  }),
  beneficiaryClass: longText(msg`Class of beneficiaries`, {
    hint: msg`Describe each class, such as the settlor's children.`,
    askedWhen: answered("beneficiaries", "class", "both"),
    max: limits.explanationMax,
  }),
};

/** Of a trust among the owners or parties: its deed is sent with what it says. */
export const trustInChain = { ...aboutTrust, partyTrustDeed: partyDocument("partyTrustDeed") };

const deathDate = date(msg`Date of death`, { notAfter: "today" }, { askedWhen: hasDied });

/** A trust outlives its settlor, who is then named without an address, a contact and an ID document. */
export const deathOfSettlor = {
  hasDied: yesNo(msg`Has this person died?`, {
    hint: msg`If so, we ask for the date and a document, and for no ID document.`,
    askedWhen: isSettlor,
  }),
  deathDate: {
    ...deathDate,
    rule: (facts, own) =>
      v.pipe(
        deathDate.rule(facts),
        v.check((day) => day >= String(own?.["birthDate"] ?? ""), message("diedBeforeBirth")),
      ),
  } satisfies Question<string>,
  deathProof: { ...partyDocument("deathProof"), askedWhen: hasDied },
};

/** The roles of a trust that someone must be named in, by the answers about the trust. */
export const trustNeeds = (about: Answers): TrustRole[] => [
  "settlor",
  "trustee",
  ...(about["hasProtector"] === "yes" ? (["protector"] as const) : []),
  ...(about["hasEnforcer"] === "yes" ? (["enforcer"] as const) : []),
  ...(["named", "both"].includes(String(about["beneficiaries"])) ? (["beneficiary"] as const) : []),
  ...(about["hasControllers"] === "yes" ? (["trustController"] as const) : []),
];
