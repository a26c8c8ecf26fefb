import { limits } from "../../limits.ts";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import {
  isPep,
  isPepByLink,
  isPepElsewhere,
  pepKinds,
  pepOffices,
} from "#contract/options/people/pep.ts";
import { country, date, longText, text, yesNo } from "#contract/questions/builders/values.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { every, no, yes } from "#contract/questions/condition.ts";
import type { Question } from "#contract/questions/question.ts";
import { section } from "#contract/questions/section.ts";
import { message } from "#contract/rules/facts.ts";
import { partyDocument } from "../documents.ts";
import { explained } from "../questionnaires/explained.ts";
import { titles } from "../titles.ts";

const explain = { whenEmpty: "explanationRequired", max: limits.explanationMax } as const;

/** YYYY-MM-DD, on or after the answer to another question beside it. */
const notBeforeAnswer = (question: Question<string>, first: string): Question<string> => ({
  ...question,
  rule: (facts, own) =>
    v.pipe(
      question.rule(facts, own),
      v.check((day) => day >= String(own?.[first] ?? ""), message("endBeforeStart")),
    ),
});

/** Of one person: which kind of PEP, by which function, where and when. */
export const pepStatus = {
  pepKind: choice(msg`Politically exposed person (PEP)?`, pepKinds, {
    heading: msg`Public functions`,
    guidance: {
      name: msg`Who counts as a PEP`,
      text: msg`A person who holds or has held a prominent public function anywhere, their family members and close associates.`,
      example: msg`A minister, a high court judge, a senior officer of a state-owned company, and their spouses.`,
    },
  }),
  pepOfficial: text(msg`Name of the person with the public function`, {
    askedWhen: isPepByLink,
    half: true,
  }),
  pepRelation: text(msg`Relation to that person`, { askedWhen: isPepByLink, half: true }),
  pepOffice: choice(msg`Where is or was the function held?`, pepOffices, { askedWhen: isPep }),
  pepCountry: country(msg`Country or region of the function`, { askedWhen: isPepElsewhere }),
  pepFunction: text(msg`Public function`, {
    hint: msg`The title, and the body or organisation.`,
    askedWhen: isPep,
  }),
  pepSince: date(
    msg`Held since`,
    { notAfter: "today", notBefore: "1900-01-01" },
    { askedWhen: isPep },
  ),
  pepHeld: yesNo(msg`Is the function still held?`, { askedWhen: isPep }),
  pepUntil: notBeforeAnswer(
    date(msg`Held until`, { notAfter: "today" }, { askedWhen: every(isPep, no("pepHeld")) }),
    "pepSince",
  ),
};

/** House rule: of every PEP the origin of the wealth is asked for and proved, whatever the risk. */
export const pepWealth = {
  pepWealth: longText(msg`Source of wealth of this person`, {
    hint: msg`For each source: what, when and how much.`,
    askedWhen: isPep,
    ...explain,
  }),
  pepEvidence: partyDocument("pepEvidence"),
};

export const personPep = section(
  "pep",
  titles.pep,
  {
    ...pepStatus,
    ...explained(
      "sanctioned",
      "no",
      [
        msg`Are you subject to sanctions, or do you act for a person who is?`,
        msg`Sanctions: by which authority and since when`,
      ],
      { heading: msg`Declaration` },
    ),
    ...explained("othersMoney", "no", [
      msg`Will you act for other people, or use their money or assets?`,
      msg`Money of others: whose, and for what purpose`,
    ]),
    crime: yesNo(msg`Are you, or were you, charged with or convicted of a crime?`),
    crimeDetails: longText(msg`Criminal matters: details`, { askedWhen: yes("crime"), ...explain }),
    taxAmnesty: yesNo(msg`Have you taken part in a tax amnesty?`),
    taxAmnestyDetails: longText(msg`Tax amnesty: details`, {
      askedWhen: yes("taxAmnesty"),
      ...explain,
    }),
    adverseNews: yesNo(msg`Has there been adverse news about you?`),
    adverseNewsDetails: longText(msg`Adverse news: details`, {
      askedWhen: yes("adverseNews"),
      ...explain,
    }),
    proceedings: yesNo(
      msg`Are or were you party to legal proceedings or disciplinary proceedings?`,
    ),
    proceedingsDetails: longText(msg`Proceedings: details`, {
      askedWhen: yes("proceedings"),
      ...explain,
    }),
  },
  msg`Answering yes does not mean we will refuse your application. We will ask you to explain.`,
);
