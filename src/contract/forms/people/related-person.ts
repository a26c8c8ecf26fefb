import { msg } from "@lingui/core/macro";
import { inForce } from "#contract/editions.ts";
import { ofEntity } from "#contract/options/of-entity.ts";
import { ownershipRules } from "#contract/options/ownership-rules.ts";
import { holdingRoles, identifiedRoles, partyRoles } from "#contract/options/party-roles.ts";
import { askedOnly } from "#contract/questions/asked-only.ts";
import {
  choices,
  date,
  email,
  homeAddress,
  latinText,
  yesNo,
} from "#contract/questions/builders.ts";
import { answered, every, not, some, yes } from "#contract/questions/condition.ts";
import { controllingRoles, isControlled } from "#contract/tax/types.ts";
import { holdings } from "#contract/questions/row-builders.ts";
import { section } from "#contract/questions/section.ts";
import { taxResidences } from "#contract/tax/question.ts";
import { isUsNational } from "#contract/tax/us-national.ts";
import type { Facts } from "#contract/rules/facts.ts";
import { partyDocument } from "../documents.ts";
import { licenceOfTrustee } from "./exemption.ts";
import { idDocument, nationalities, otherNames, telephone } from "./identity.ts";
import { pepStatus, pepWealth } from "./pep.ts";

const isRepresentative = answered("roles", "representative");
const isDirectorOnly = every(
  answered("roles", "director"),
  not(answered("roles", ...identifiedRoles)),
);
const isIdentified = some(answered("roles", ...identifiedRoles), yes("identified"));

const { nativeName, ...aliases } = otherNames;
const { nationality, ...otherNationalities } = nationalities;

const directorsIdentified = ({ rulesOn }: Facts) => ({
  count: inForce(ownershipRules, rulesOn).directorsIdentified,
});

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
  holdings: holdings(msg`Shares the person holds`, {
    hint: msg`Their share of the applicant or of a company named above, or their role in a trust. We calculate the indirect share.`,
    wordings: [
      {
        when: ofEntity("trust"),
        hint: msg`Their share of a company named above, or their role in a trust among its owners.`,
      },
    ],
    askedWhen: answered("roles", ...holdingRoles),
  }),
  ...licenceOfTrustee,
  fullName: latinText(msg`Full name`, {
    hint: msg`In Latin letters, as shown in the passport`,
    heading: msg`Identity`,
  }),
  nativeName,
  ...askedOnly(isIdentified, aliases),
  birthDate: date(
    msg`Date of birth`,
    { notAfter: "today", notBefore: "1900-01-01", ofPerson: true },
    { secret: true },
  ),
  nationality,
  ...askedOnly(isIdentified, {
    ...otherNationalities,
    address: homeAddress(msg`Residential address`, {
      hint: msg`PO Box addresses are unacceptable.`,
      whenEmpty: "addressRequired",
    }),
    addressProof: partyDocument("addressProof"),
    email: email(msg`Email`, { heading: msg`Contact`, whenEmpty: "theirEmailRequired" }),
    phone: telephone,
    ...idDocument,
    identity: partyDocument("identity"),
  }),
  taxResidences: taxResidences(msg`Tax residences of this person`, {
    heading: msg`Tax`,
    hint: msg`Asked because this person controls the entity and its type is passive.`,
    isUs: isUsNational,
    askedWhen: every(isControlled, answered("roles", ...controllingRoles)),
  }),
  ...pepStatus,
  ...pepWealth,
});
