import { msg } from "@lingui/core/macro";
import { inForce } from "#contract/editions.ts";
import { partyIdTypes } from "#contract/options/id-types.ts";
import { ofEntity } from "#contract/options/of-entity.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { hasDied } from "#contract/options/people/deaths.ts";
import { mailLanguages } from "#contract/options/people/mail-languages.ts";
import { isMinorBeneficiary, isOnlyBeneficiary } from "#contract/options/people/minors.ts";
import {
  holdingRoles,
  identifiedRoles,
  isLayered,
  isTrustAmongOwners,
  partyRoles,
} from "#contract/options/party-roles.ts";
import { askedOnly } from "#contract/questions/asked-only.ts";
import { date, email, homeAddress, latinText, yesNo } from "#contract/questions/builders/values.ts";
import { choice, choices } from "#contract/questions/builders/choices.ts";
import {
  answered,
  type Condition,
  evaluateCondition,
  every,
  not,
  some,
  yes,
} from "#contract/questions/condition.ts";
import { controllingRoles, isControlled } from "#contract/tax/types.ts";
import { holdings } from "#contract/questions/builders/rows.ts";
import type { Question } from "#contract/questions/question.ts";
import { section } from "#contract/questions/section.ts";
import { birthPlace, taxResidences } from "#contract/tax/question.ts";
import { isUsNational } from "#contract/tax/us-national.ts";
import { day } from "#contract/rules/days.ts";
import type { Facts } from "#contract/rules/facts.ts";
import { addressOfApplicant } from "../company.ts";
import { partyDocument } from "../documents.ts";
import { nameOfManager } from "../fund-manager.ts";
import { licenceOfTrustee } from "./exemption.ts";
import { idDocument, nationalities, otherNames, residence, telephone } from "./identity.ts";
import { pepStatus, pepWealth } from "./pep.ts";
import { sharesAndRoles } from "./related-companies.ts";
import { deathOfSettlor } from "./trust-parties.ts";

const isRepresentative = answered("roles", "representative");
const isDirectorOnly = every(
  answered("roles", "director"),
  not(answered("roles", ...identifiedRoles)),
);
const isIdentified = every(
  not(hasDied),
  some(answered("roles", ...identifiedRoles), yes("identified")),
);

const certifiesTax = every(isControlled, answered("roles", ...controllingRoles), not(hasDied));

const { nativeName, ...aliases } = otherNames;
const { nationality, ...otherNationalities } = nationalities;

const directorsIdentified = ({ rulesOn }: Facts) => ({
  count: inForce(ownershipRules, rulesOn).directorsIdentified,
});

const born = { notAfter: "today", notBefore: "1900-01-01" } as const;
const birthDateOfAdult = date(msg`Date of birth`, { ...born, ofPerson: true }, { secret: true });

/** A minimum age for everyone who acts or controls; a beneficiary may be a child, and the dead were born at any time. */
const birthDate: Question<string> = {
  ...birthDateOfAdult,
  rule: (facts, own = {}) => {
    const is = (condition: Condition) => evaluateCondition(condition, own, {}, facts.rulesOn);
    if (is(hasDied)) return day({ notAfter: "today" }, facts);
    return is(isOnlyBeneficiary) ? day(born, facts) : birthDateOfAdult.rule(facts);
  },
};

export const relatedPerson = section("relatedPerson", msg`Person`, {
  roles: choices(msg`Roles`, partyRoles, {
    hint: msg`Enter a person once, even if they have several roles.`,
  }),
  opensAccount: yesNo(msg`Did this person open the account?`, {
    hint: msg`The account holder acts for the entity and must be named here.`,
    wordings: [
      {
        when: ofEntity("trust"),
        hint: msg`The account holder acts for the trust and must be named here.`,
      },
    ],
    askedWhen: isRepresentative,
  }),
  resolutionNames: yesNo(msg`Does the resolution or proof of authority name this person?`, {
    hint: msg`You upload it in step 2. It must name each authorised representative.`,
    askedWhen: isRepresentative,
  }),
  identified: yesNo(msg`Will this director upload an ID document?`, {
    hint: msg`All directors are named. At least {count} of them upload an ID document, or all if there are fewer.`,
    figures: directorsIdentified,
    askedWhen: isDirectorOnly,
  }),
  holdings: holdings(msg`Shares`, {
    hint: msg`Their share of the applicant or of a company named above. We calculate the indirect share.`,
    wordings: [
      {
        when: every(ofEntity("trust"), not(isTrustAmongOwners)),
        hint: msg`Their share of a company named above.`,
      },
      {
        when: ofEntity("trust"),
        label: sharesAndRoles,
        hint: msg`Their share of a company named above, or their role in a trust among its owners.`,
      },
      {
        when: every(ofEntity("charity"), not(isLayered)),
        label: msg`How the person controls the entity`,
        hint: msg`Their share of the votes of the members, or their control without a percentage.`,
      },
      {
        when: ofEntity("charity"),
        label: msg`How the person controls the entity`,
        hint: msg`Their share of the votes of the members, or their control without a percentage. The same for a company named above.`,
      },
      {
        when: isTrustAmongOwners,
        label: sharesAndRoles,
        hint: msg`Their share of the applicant or of a company named above, or their role in a trust. We calculate the indirect share.`,
      },
      { when: not(isLayered), hint: msg`Their share of the applicant.` },
    ],
    askedWhen: answered("roles", ...holdingRoles),
  }),
  ...licenceOfTrustee,
  ...deathOfSettlor,
  fullName: latinText(msg`Full name`, {
    hint: msg`In Latin letters, as on the identity document`,
    heading: msg`Identity`,
    sameAs: nameOfManager("fullName"),
  }),
  nativeName,
  ...askedOnly(isIdentified, aliases),
  birthDate,
  nationality,
  ...askedOnly(isIdentified, {
    ...otherNationalities,
    address: homeAddress(msg`Residential address`, {
      hint: msg`PO Box addresses are unacceptable.`,
      whenEmpty: "addressRequired",
      sameAs: addressOfApplicant(every(ofEntity("trust"), answered("roles", "trustee"))),
    }),
    ...askedOnly(not(isMinorBeneficiary), { addressProof: partyDocument("addressProof") }),
    residence,
    email: email(msg`Email`, {
      heading: msg`Contact`,
      whenEmpty: "theirEmailRequired",
    }),
    guardian: latinText(msg`Parent or guardian`, {
      hint: msg`The adult who acts for the child: full name in Latin letters. The contact details can be theirs.`,
      askedWhen: isMinorBeneficiary,
    }),
    ...askedOnly(not(isMinorBeneficiary), {
      mailLanguage: choice(msg`Language of our emails to this person`, mailLanguages, {
        asList: true,
        hint: msg`We email them a link to verify their identity. If you choose none, we write in your own language.`,
        optional: msg`(optional)`,
      }),
    }),
    phone: telephone,
    ...idDocument,
    idType: choice(msg`ID type`, partyIdTypes),
    identity: partyDocument("identity"),
  }),
  ...askedOnly(certifiesTax, {
    taxResidences: taxResidences(msg`Tax residences of this person`, {
      holder: "person",
      heading: msg`Tax`,
      hint: msg`Asked because this person controls the entity and its type is passive.`,
      isUs: isUsNational,
    }),
    birthPlace,
  }),
  ...askedOnly(not(hasDied), { ...pepStatus, ...pepWealth }),
});
