import { limits } from "#contract/limits.ts";
import { msg } from "@lingui/core/macro";
import { companyKinds } from "#contract/options/ownership.ts";
import {
  corporateRoles,
  hasNameOfLayer,
  isBesideUnregistered,
  isLayered,
  isLayerToo,
  isTrustBeside,
  ownsByRole,
} from "#contract/options/party-roles.ts";
import {
  address,
  date,
  latinEntityName,
  longText,
  text,
  yesNo,
} from "#contract/questions/builders/values.ts";
import { choice, choices } from "#contract/questions/builders/choices.ts";
import { askedOnly } from "#contract/questions/asked-only.ts";
import { isPartnership, isUnitTrust, ofEntity } from "#contract/options/of-entity.ts";
import { answered, every, not, some, yes } from "#contract/questions/condition.ts";
import { section } from "#contract/questions/section.ts";
import { addressOfApplicant, firstCompanies, registeredOffice } from "../company.ts";
import { partyDocument } from "../documents.ts";
import { exemptionWithRole } from "./exemption.ts";
import { nameOfManager, placeOfManager } from "../fund-manager.ts";
import { holdingsOfCompany, placeAndNumber } from "./related-companies.ts";
import { trustInChain } from "./trust-parties.ts";

/** Asked of a company that is named for the first time. */
const ofItself = {
  nativeName: text(msg`Name in Chinese or another script`, { optional: msg`(optional)` }),
  owns: yesNo(msg`Does it also own a share of the applicant or of another company named here?`, {
    // Of a trust it is said before whether a company owns any of its parties; one of them may have a role in another trust.
    askedWhen: some(not(ofEntity("trust")), isLayered, isTrustBeside),
    wordings: [
      {
        when: ofEntity("trust"),
        label: msg`Does it also own a share of another company named here?`,
      },
    ],
  }),
  kind: choice(msg`What type of entity is it?`, companyKinds, {
    whenEmpty: "companyKindRequired",
    askedWhen: some(ownsByRole, yes("owns")),
  }),
  ...placeAndNumber,
  place: { ...placeAndNumber.place, sameAs: placeOfManager },
};

const isBody = answered("kind", "trust", "government");
const mayBeUnregistered = every(isLayerToo, isBesideUnregistered);

/**
 * A trustee is the customer, and a general partner acts as its fund: identified as a company that applies (SFC AML Guideline
 * 4.2.5 to 4.2.9, 4.2.12). One that is listed or regulated proves with its entry that it exists (4.8.7 and 4.8.8).
 */
const ofTrusteeOrPartner = {
  incorporationDate: date(
    msg`Incorporation date`,
    { notAfter: "today", notBefore: firstCompanies },
    { optionalWhen: mayBeUnregistered },
  ),
  directors: longText(msg`Names of all its directors`, {
    hint: msg`One per line. Of a partnership, its partners.`,
    max: limits.explanationMax,
    optionalWhen: mayBeUnregistered,
  }),
  partyStanding: {
    ...partyDocument("partyStanding"),
    askedWhen: not(answered("kind", "listed", "regulated")),
    optionalWhen: mayBeUnregistered,
  },
};

/** Entered here, whatever else the company owns, unless it stands in between too. */
export const corporateParty = section(
  "corporateParty",
  msg`Corporate director`,
  {
    roles: choices(msg`Roles`, corporateRoles, {
      hint: msg`Enter a company once, even if it has several roles.`,
    }),
    name: latinEntityName(msg`Name of the company`, {
      hint: msg`In Latin letters, as shown on the register`,
      sameAs: nameOfManager("name"),
    }),
    sameCompany: yesNo(msg`Is it the company or trust of this name that you named above?`, {
      hint: msg`If so, its details and its owners are taken from there.`,
      askedWhen: hasNameOfLayer,
    }),
    ...askedOnly(not(isLayerToo), ofItself),
    ...exemptionWithRole,
    ...askedOnly(answered("kind", "trust"), trustInChain),
    holdings: { ...holdingsOfCompany, askedWhen: yes("owns") },
    registeredAddress: address(msg`Registered address`, {
      hint: registeredOffice,
      sameAs: addressOfApplicant(answered("roles", "trustee", "generalPartner")),
    }),
    partyRegistration: {
      ...partyDocument("partyRegistration"),
      askedWhen: not(isBody),
      optionalWhen: mayBeUnregistered,
    },
    ...askedOnly(
      every(answered("roles", "trustee", "generalPartner"), not(isBody)),
      ofTrusteeOrPartner,
    ),
  },
  undefined,
  [
    { when: ofEntity("trust"), title: msg`Company that is party to the trust` },
    { when: isPartnership, title: msg`Corporate general partner` },
    { when: isUnitTrust, title: msg`Corporate trustee` },
  ],
);
