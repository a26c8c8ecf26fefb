import { msg } from "@lingui/core/macro";
import { documents } from "#contract/questions/builders/rows.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { answered, answeredIn } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";
import { slotOf } from "#contract/documents/document-slots.ts";
import { documentRule } from "../documents.ts";
import { explained } from "./explained.ts";

const ways = [
  {
    value: "questions",
    label: msg`Answer our questions`,
    hint: msg`About 10 minutes.`,
  },
  {
    value: "cbddq",
    label: msg`Upload a Wolfsberg CBDDQ`,
    hint: msg`The Correspondent Banking Due Diligence Questionnaire.`,
  },
  {
    value: "fccq",
    label: msg`Upload a Wolfsberg FCCQ`,
    hint: msg`The Financial Crime Compliance Questionnaire.`,
  },
] as const;

const uploaded = answered("way", "cbddq", "fccq");

const slot = "wolfsbergQuestionnaire";

/** A completed form of the Wolfsberg Group instead of the answers. */
export const wolfsberg = section(
  "wolfsberg",
  msg`How to answer`,
  {
    way: choice(msg`How would you like to answer?`, ways),
    wolfsbergQuestionnaire: documents(
      slot,
      slotOf(slot).title,
      (facts) => documentRule(slot, facts, facts.lines),
      { hint: slotOf(slot).why, askedWhen: uploaded },
    ),
    ...explained(
      "formOfEntity",
      "yes",
      [
        msg`Does the form cover this legal entity itself?`,
        msg`Which entity the form covers, and how it relates to yours`,
      ],
      { askedWhen: uploaded },
    ),
    ...explained(
      "formSigned",
      "yes",
      [
        msg`Is the form signed by the head of compliance and a second senior person?`,
        msg`Who signed the form, and why no one else`,
      ],
      { askedWhen: uploaded },
    ),
    ...explained(
      "formExplains",
      "yes",
      [
        msg`Does the form explain every “No” that should be “Yes”?`,
        msg`The answers that need an explanation`,
      ],
      { askedWhen: uploaded },
    ),
  },
  msg`If you have a recent Wolfsberg questionnaire, you can upload it instead of answering.`,
);

export const answersQuestions = answeredIn("wolfsberg", "way", "questions");
