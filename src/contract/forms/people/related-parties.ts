import { msg } from "@lingui/core/macro";
import { isOwned, neededRoles, partyRoles } from "#contract/options/party-roles.ts";
import {
  choices,
  country,
  date,
  email,
  homeAddress,
  latinText,
  text,
  yesNo,
} from "#contract/questions/builders.ts";
import { holdings, people } from "#contract/questions/row-builders.ts";
import { inForce } from "#contract/editions.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { thresholdsOf } from "#contract/ownership/thresholds.ts";
import { idDocument, telephone } from "./identity.ts";
import type { Facts } from "#contract/rules/facts.ts";
import { ofEntity } from "#contract/options/of-entity.ts";
import {
  answered,
  answeredIn,
  type Condition,
  every,
  lineHas,
  not,
  yes,
} from "#contract/questions/condition.ts";
import { evaluateCondition } from "#contract/questions/asked.ts";
import { type Issue, section } from "#contract/questions/section.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import { corporateParty } from "./corporate-parties.ts";
import { partyDocument } from "../documents.ts";
import { relatedCompany } from "./related-companies.ts";
import { titles } from "../titles.ts";

export const relatedPerson = section("relatedPerson", msg`Person`, {
  roles: choices(msg`Roles`, partyRoles, {
    hint: msg`Enter a person once, even if they have several roles.`,
  }),
  holdings: holdings(msg`Shares the person holds`, {
    hint: msg`Their share of the applicant or of a company named above. We calculate the indirect share.`,
    askedWhen: answered("roles", "ubo"),
  }),
  fullName: latinText(msg`Full name`, {
    hint: msg`In Latin letters, as shown in the passport`,
    heading: msg`Identity`,
  }),
  nativeName: text(msg`Name in Chinese or another script`, { optional: msg`(optional)` }),
  birthDate: date(
    msg`Date of birth`,
    { notAfter: "today", notBefore: "1900-01-01", ofPerson: true },
    { secret: true },
  ),
  nationality: country(msg`Nationality`, { half: true, hint: msg`Country or region` }),
  residence: country(msg`Residential country`, { half: true, hint: msg`Country or region` }),
  address: homeAddress(msg`Residential address`, {
    hint: msg`PO Box addresses are unacceptable.`,
    whenEmpty: "addressRequired",
  }),
  email: email(msg`Email`, { heading: msg`Contact`, whenEmpty: "theirEmailRequired" }),
  phone: telephone,
  ...idDocument,
  identity: partyDocument("identity"),
  addressProof: partyDocument("addressProof"),
});

/** The lowest ownership threshold in percent of the lines applied for. */
function leastShare({ lines, rulesOn }: Facts): { percent: number } {
  const rules = inForce(ownershipRules, rulesOn);
  return { percent: thresholdsOf(lines, { rules })[0]?.percent ?? rules.thresholds.low };
}

/** An answer under one threshold is not valid under the other: each has its own question. */
const heldByOthers = (threshold: Condition) =>
  holdings(msg`Combined share of other holders`, {
    optional: msg`(optional)`,
    figures: leastShare,
    hint: msg`The total held by all holders of less than {percent}% each, in the applicant or in a company named above.`,
    stakes: ["exact", "band"],
    askedWhen: every(isOwned, threshold),
  });

export const relatedInformation = section(
  "relatedInformation",
  titles.relatedInformation,
  {
    companies: people(msg`Intermediate companies`, relatedCompany, {
      atLeast: 1,
      heading: msg`Intermediate companies`,
      rows: {
        name: "name",
        add: msg`Add a company`,
        unnamed: msg`Company {number}`,
        count: msg`{count, plural, one {# company} other {# companies}}`,
      },
      hint: msg`Add each company, trust or institution between the applicant and its ultimate owners. Leave out any that is a director, trustee or manager: you add those in the next section.`,
      askedWhen: answeredIn("declaration", "ownershipLayers", "1to3", "over3"),
    }),
    hasCorporateParties: yesNo(msg`Is any director, trustee or manager of the entity a company?`, {
      heading: msg`Corporate directors, trustees and managers`,
      askedWhen: not(ofEntity("government")),
    }),
    corporateParties: people(msg`Corporate directors, trustees and managers`, corporateParty, {
      atLeast: 1,
      rows: {
        name: "name",
        add: msg`Add a corporate director, trustee or manager`,
        unnamed: msg`Corporate director, trustee or manager {number}`,
        count: msg`{count, plural, one {# company} other {# companies}}`,
      },
      askedWhen: yes("hasCorporateParties"),
    }),
    people: people(msg`People`, relatedPerson, {
      atLeast: 1,
      heading: msg`People`,
      rows: {
        name: "fullName",
        add: msg`Add a person`,
        unnamed: msg`Person {number}`,
        count: msg`{count, plural, one {# person} other {# people}}`,
      },
      figures: leastShare,
      hint: msg`Add every director, every owner of {percent}% or more, and every person who acts for the entity.`,
      guidance: {
        name: msg`Who must be named`,
        text: msg`Name at least one director, one UBO or controller and one authorised representative. If no owner reaches the threshold, name the person who controls the entity by other means, or the senior managing official.`,
      },
    }),
    others: heldByOthers(not(lineHas("uboThreshold", "low"))),
    othersBelowLow: heldByOthers(lineHas("uboThreshold", "low")),
  },
  msg`Name the people who own, control or act for the entity. Enter a person once, even if they have several roles.`,
);

export function everyRoleNamed(own: Answers, all: AllAnswers, on: string): Issue[] {
  const parties = ["people", "corporateParties"].flatMap(
    (list) => (own[list] ?? []) as { roles?: string[] }[],
  );
  const held = new Set(parties.flatMap((party) => party.roles ?? []));
  const missing = neededRoles.find(
    ({ anyOf, when }) =>
      evaluateCondition(when, own, all, on) && !anyOf.some((role) => held.has(role)),
  );
  return missing ? [{ path: "people", code: missing.code }] : [];
}
