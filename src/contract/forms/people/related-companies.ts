import { msg } from "@lingui/core/macro";
import { companyKinds } from "#contract/options/ownership.ts";
import { ofEntity } from "#contract/options/of-entity.ts";
import { isTrustAmongOwners } from "#contract/options/party-roles.ts";
import {
  country,
  latinEntityName,
  registrationNumber,
  text,
} from "#contract/questions/builders/values.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { askedOnly } from "#contract/questions/asked-only.ts";
import { answered, every, not } from "#contract/questions/condition.ts";
import { holdings } from "#contract/questions/builders/rows.ts";
import { section } from "#contract/questions/section.ts";
import { exemption } from "./exemption.ts";
import { trustInChain } from "./trust-parties.ts";

export const sharesAndRoles = msg`Shares and roles`;

/** The trust that applies has no shares, and its roles are named apart; a trust among the owners has roles. */
export const holdingsOfCompany = holdings(msg`Shares`, {
  hint: msg`Its share of the applicant or of another company named here.`,
  wordings: [
    {
      when: every(ofEntity("trust"), isTrustAmongOwners),
      label: sharesAndRoles,
      hint: msg`Its share of another company named here, or its role in a trust among the owners.`,
    },
    { when: ofEntity("trust"), hint: msg`Its share of another company named here.` },
    {
      when: isTrustAmongOwners,
      label: sharesAndRoles,
      hint: msg`Its share of the applicant or of another company named here, or its role in a trust.`,
    },
  ],
});

/** Where it is registered, and as what; of a trust, the law that governs it. Reads `kind`. */
export const placeAndNumber = {
  governingLaw: country(msg`Governing law`, {
    hint: msg`Country or region`,
    askedWhen: answered("kind", "trust"),
  }),
  place: country(msg`Place of incorporation`, {
    half: true,
    hint: msg`Country or region`,
    askedWhen: not(answered("kind", "trust")),
  }),
  number: registrationNumber(msg`Registration number`, {
    half: true,
    hint: msg`As shown on the register`,
    askedWhen: not(answered("kind", "trust", "government")),
  }),
};

export const relatedCompany = section("relatedCompany", msg`Company or trust`, {
  kind: choice(msg`What type of entity is it?`, companyKinds, {
    whenEmpty: "companyKindRequired",
  }),
  name: latinEntityName(msg`Name of the company or trust`, {
    hint: msg`In Latin letters, as in its register or deed`,
  }),
  nativeName: text(msg`Name in Chinese or another script`, { optional: msg`(optional)` }),
  ...placeAndNumber,
  ...exemption,
  ...askedOnly(answered("kind", "trust"), trustInChain),
  holdings: holdingsOfCompany,
});
