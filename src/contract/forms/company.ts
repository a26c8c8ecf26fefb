import { limits } from "../limits.ts";
import { msg } from "@lingui/core/macro";
import {
  address,
  country,
  date,
  latinEntityName,
  longText,
  registrationNumber,
  text,
  yesNo,
} from "../questions/builders/values.ts";
import { isPartnership, isUnitTrust, ofEntity } from "../options/of-entity.ts";
import { type Condition, every, no, not, some } from "../questions/condition.ts";
import type { SameAs } from "../questions/question.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

/** No company that still exists is older. */
export const firstCompanies = "1600-01-01";

const [isTrust, isGovernment] = [ofEntity("trust"), ofEntity("government")];
const hasDeed = some(isTrust, isUnitTrust);
const isIncorporated = not(ofEntity("trust", "government"));
/** Some of them are no companies. */
const isRegistered = ofEntity("charity", "investmentVehicle");
const noPostBox = msg`PO Box addresses are unacceptable.`;
/** Certificates of some places, such as the Cayman Islands, show a PO Box beside the building. */
export const registeredOffice = msg`PO Box addresses are unacceptable. If the certificate shows one, leave it out: enter the building or street of the registered office, and its district.`;

const name = {
  entityName: latinEntityName(msg`Entity name`, {
    hint: msg`In Latin letters`,
    guidance: {
      name: msg`How to write the name`,
      text: msg`The full legal name in Latin letters, including its suffix.`,
      example: msg`Harbour Light Trading Limited`,
      accepted: msg`As shown on the certificate of incorporation`,
      refused: msg`A trading name or an abbreviation`,
    },
    wordings: [
      {
        when: hasDeed,
        label: msg`Name of the trust`,
        guidance: {
          name: msg`How to write the name`,
          text: msg`The full name of the trust in Latin letters.`,
          example: msg`The Harbour Light Family Trust`,
          accepted: msg`As shown in the trust deed`,
          refused: msg`The name of the trustee`,
        },
      },
      {
        when: isGovernment,
        label: msg`Name of the government entity`,
        guidance: {
          name: msg`How to write the name`,
          text: msg`The full official name in Latin letters.`,
          accepted: msg`As shown in the founding statute or decree`,
          refused: msg`The name of its ministry, or an abbreviation`,
        },
      },
      {
        when: isPartnership,
        guidance: {
          name: msg`How to write the name`,
          text: msg`The full legal name in Latin letters, including its suffix.`,
          accepted: msg`As shown on the certificate of registration of the partnership`,
          refused: msg`A trading name or an abbreviation`,
        },
      },
      {
        when: isRegistered,
        guidance: {
          name: msg`How to write the name`,
          text: msg`The full legal name in Latin letters, including its suffix.`,
          accepted: msg`As shown on the certificate of incorporation or registration`,
          refused: msg`A trading name or an abbreviation`,
        },
      },
    ],
  }),
  nativeName: text(msg`Name in Chinese or another script`, { optional: msg`(optional)` }),
  formerNames: longText(msg`Former names`, {
    hint: msg`One per line, in any script.`,
    optional: msg`(optional)`,
    max: limits.explanationMax,
  }),
};

const incorporation = {
  incorporationPlace: country(msg`Place of incorporation`, {
    half: true,
    hint: msg`Country or region`,
    askedWhen: not(isTrust),
    wordings: [
      {
        when: isGovernment,
        label: msg`Country or region of the entity`,
        hint: msg`Of the government or public body`,
      },
      { when: isUnitTrust, label: msg`Governing law` },
      { when: isRegistered, label: msg`Place of incorporation or registration` },
    ],
  }),
  incorporationNumber: registrationNumber(msg`Incorporation number`, {
    half: true,
    hint: msg`As shown on the certificate`,
    askedWhen: every(isIncorporated, not(isUnitTrust)),
    wordings: [{ when: isRegistered, label: msg`Incorporation or registration number` }],
  }),
  incorporationDate: date(
    msg`Incorporation date`,
    { notAfter: "today", notBefore: firstCompanies },
    {
      askedWhen: isIncorporated,
      wordings: [
        { when: isUnitTrust, label: msg`Date of the trust deed` },
        { when: isRegistered, label: msg`Date of incorporation or registration` },
      ],
    },
  ),
};

const addresses = {
  registeredAddress: address(msg`Registered address`, {
    heading: msg`Addresses`,
    hint: registeredOffice,
    guidance: {
      name: msg`Which address to enter`,
      text: msg`The address on the register, with floor and unit.`,
      refused: msg`A PO Box, or an agent's address if the entity has its own`,
    },
    wordings: [
      {
        when: hasDeed,
        label: msg`Address of the trust`,
        hint: noPostBox,
        guidance: {
          name: msg`Which address to enter`,
          text: msg`The address from which the trustee administers the trust, with floor and unit.`,
          refused: msg`A PO Box`,
        },
      },
      {
        when: isGovernment,
        label: msg`Official address`,
        hint: noPostBox,
        guidance: {
          name: msg`Which address to enter`,
          text: msg`The address of the entity's office, with floor and unit.`,
          refused: msg`A PO Box`,
        },
      },
    ],
  }),
  sameAddress: yesNo(msg`Is the business address the same as the registered address?`, {
    askedWhen: isIncorporated,
  }),
  businessAddress: address(msg`Business address`, {
    hint: noPostBox,
    askedWhen: no("sameAddress"),
  }),
};

/** A trustee or general partner often has the address from which it runs the applicant. */
export const addressOfApplicant = (when: Condition): SameAs => ({
  section: "companyInformation",
  of: ["registeredAddress"],
  label: msg`Same as the address of the applicant: {answer}`,
  when,
});

export const companyInformation = section(
  "companyInformation",
  titles.companyInformation,
  { ...name, ...incorporation, ...addresses },
  msg`Enter the details exactly as they appear on the certificate of incorporation.`,
  [
    {
      when: hasDeed,
      title: titles.trustDetails,
      lead: msg`Enter the details exactly as they appear in the trust deed.`,
    },
    {
      when: isGovernment,
      title: titles.entityDetails,
      lead: msg`Enter the details exactly as they appear in the founding statute or decree.`,
    },
    {
      when: isPartnership,
      title: titles.entityDetails,
      lead: msg`Enter the details exactly as they appear on the certificate of registration of the partnership.`,
    },
    {
      when: isRegistered,
      title: titles.entityDetails,
      lead: msg`Enter the details exactly as they appear on the certificate of incorporation or registration.`,
    },
  ],
);
