import { limits } from "../../limits.ts";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { stateless } from "#contract/options/countries.ts";
import { cardsWithoutExpiry } from "#contract/options/people/id-numbers.ts";
import { idTypes } from "#contract/options/id-types.ts";
import { mayIssueTo } from "#contract/options/people/passports.ts";
import {
  countries,
  country,
  date,
  longText,
  nationality,
  phone,
  text,
  yesNo,
} from "#contract/questions/builders/values.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { answered, answeredAmong, every, not, some, yes } from "#contract/questions/condition.ts";
import type { Answers } from "#contract/questions/answers.ts";
import type { Question } from "#contract/questions/question.ts";
import { message } from "#contract/rules/facts.ts";
import { idNumber } from "#contract/rules/id-numbers.ts";

export const telephone = phone(msg`Mobile number`, {
  hint: msg`You can paste a full number, for example +852\u00a05123\u00a04567.`,
});

/** MAS Notice PSN02, paragraph 6.6: the full name with every alias. */
export const otherNames = {
  nativeName: text(msg`Full name in Chinese or another script`, { optional: msg`(optional)` }),
  hasOtherNames: yesNo(msg`Former name or alias?`, {
    guidance: {
      name: msg`Which names to give`,
      text: msg`A name before marriage or before a change of name, a pen name, or another spelling in official use.`,
    },
  }),
  otherNames: longText(msg`Former names and aliases`, {
    hint: msg`One per line, in any script.`,
    askedWhen: yes("hasOtherNames"),
    max: limits.explanationMax,
  }),
};

const withoutNationality = (question: Question<string[]>): Question<string[]> => ({
  ...question,
  rule: (facts, own) =>
    v.pipe(
      question.rule(facts, own),
      v.check(
        (list) => !list.includes(own?.["nationality"] as string),
        message("nationalityTwice"),
      ),
    ),
});

/** Asked after the address, which has it already. */
export const residence = country(msg`Residential country`, {
  sameAs: { of: ["address"], part: "country", label: msg`Same as in the address: {answer}` },
});

/** Golden passports and laundered identities: MAS, inspection paper of 30 October 2024. */
export const nationalities = {
  nationality: nationality(msg`Nationality`, { hint: msg`Country or region` }),
  hasOtherNationalities: yesNo(msg`Another nationality, now or in the past?`),
  otherNationalities: withoutNationality(
    countries(msg`Other nationalities, current and former`, {
      askedWhen: yes("hasOtherNationalities"),
    }),
  ),
  usNationalityEnded: yesNo(msg`Has the nationality of the United States ended?`, {
    hint: msg`A US national is a US person for tax. We may ask for the certificate of loss of nationality.`,
    askedWhen: answered("otherNationalities", "US"),
  }),
};

const isForTravel = answered("idType", "passport", "travelDocument");

function isOfNational(issuer: string, own: Answers = {}): boolean {
  const { idType, nationality, otherNationalities } = own;
  if (idType !== "passport" || typeof nationality !== "string" || nationality === "") return true;
  const others = Array.isArray(otherNationalities) ? otherNationalities : [];
  return mayIssueTo(issuer, [nationality, ...others]);
}

const issuedToNational = (question: Question<string>): Question<string> => ({
  ...question,
  rule: (facts, own) =>
    v.pipe(
      question.rule(facts, own),
      v.check((issuer) => isOfNational(issuer, own), message("passportOfOther")),
    ),
});

export const idDocument = {
  idCountry: issuedToNational(
    country(msg`Issuing country`, {
      heading: msg`ID document`,
      sameAs: {
        of: ["nationality"],
        label: msg`Same as the nationality: {answer}`,
        when: not(answered("nationality", stateless)),
      },
    }),
  ),
  idType: choice(msg`ID type`, idTypes),
  idNumber: {
    ...text(msg`ID number`, {
      hint: msg`As shown on the document`,
      secret: true,
      masks: "answer",
    }),
    rule: idNumber,
  },
  idExpires: yesNo(msg`Does the document show an expiry date?`, {
    askedWhen: some(
      answered("idType", "drivingLicence"),
      every(
        answered("idType", "governmentId"),
        not(answeredAmong("idCountry", cardsWithoutExpiry)),
      ),
    ),
  }),
  idExpiry: date(
    msg`Expiry date`,
    { validOn: "today" },
    { askedWhen: some(isForTravel, yes("idExpires")) },
  ),
};
