import * as v from "valibot";
import { limits } from "../limits.ts";
import { msg } from "@lingui/core/macro";
import * as lists from "../options/entity-lists.ts";
import { layersOfTrust } from "../options/lists.ts";
import { fundTypesWithInvestors, isManaged, hasUnsureChecker } from "../options/of-entity.ts";
import {
  countries,
  country,
  date,
  latinPartyName,
  longText,
  text,
  yesNo,
} from "../questions/builders/values.ts";
import { choice, choices } from "../questions/builders/choices.ts";
import { answered, every, no, not, yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { type Facts, message } from "../rules/facts.ts";
import { explained } from "./questionnaires/explained.ts";
import { hongKongFund, responsiblePerson } from "./fund-manager.ts";
import { aboutTrust } from "./people/trust-parties.ts";
import { titles } from "./titles.ts";

const mayServePurpose = not(answered("trustType", "discretionary", "fixed", "unit"));

export const trustInformation = section(
  "trustInformation",
  titles.trustInformation,
  {
    trustType: choice(msg`Type of trust`, lists.trustTypes),
    deedDate: date(msg`Date of the trust deed`, { notAfter: "today" }),
    governingLaw: country(msg`Governing law`, { half: true, hint: msg`Country or region` }),
    registrationNumber: text(msg`Registration number`, {
      half: true,
      optional: msg`(optional)`,
    }),
    revocable: yesNo(msg`Can the settlor revoke the trust?`),
    ...aboutTrust,
    beneficiaries: {
      ...aboutTrust.beneficiaries,
      options: lists.trustBeneficiaries.map((option) =>
        option.value === "purpose" ? { ...option, offeredWhen: mayServePurpose } : option,
      ),
    },
    corporateParties: yesNo(
      msg`Is any party to the trust, such as a trustee or protector, a company?`,
      { half: true },
    ),
    ownedParties: yesNo(msg`Does another company or a trust own any of these companies?`, {
      half: true,
      hint: msg`Leave out the owners of a company that is listed, or regulated in Hong Kong, Singapore or another FATF member.`,
      askedWhen: yes("corporateParties"),
    }),
    ownershipLayers: choice(
      msg`How many layers of ownership are there above the trust?`,
      layersOfTrust,
      {
        whenEmpty: "itemRequired",
        askedWhen: yes("ownedParties"),
        guidance: {
          name: msg`How to count the layers`,
          text: msg`Count the companies and trusts between the trust and the ultimate natural persons, from its own parties on.`,
        },
      },
    ),
    layersReason: longText(msg`Why are there more than 3 layers?`, {
      askedWhen: answered("ownershipLayers", "over3"),
      whenEmpty: "explanationRequired",
      max: limits.explanationMax,
    }),
  },
  msg`We need to know every party to the trust, whatever their share. You add them in step 3.`,
);

const whoInvests = choices(msg`Who invests in the vehicle`, lists.fundInvestors, {
  hint: msg`Choose all that apply.`,
});
const investors = {
  ...whoInvests,
  rule: (facts: Facts) =>
    v.pipe(
      whoInvests.rule(facts),
      v.check((list) => !list.includes("family") || list.length === 1, message("familyAlone")),
    ),
};

const hasInvestors = answered("fundType", ...fundTypesWithInvestors);

export const fundInformation = section(
  "fundInformation",
  titles.fundInformation,
  {
    fundType: choice(msg`Kind of vehicle`, lists.fundTypes),
    fundRegistered: yesNo(msg`Is the vehicle registered with or authorised by a regulator?`, {
      hint: msg`Answer no for a private fund that needs no registration. The register of companies or partnerships does not count.`,
      askedWhen: hasInvestors,
      guidance: {
        name: msg`What counts as a registration`,
        text: msg`The entry of the fund in a list of its regulator, or its authorisation for sale.`,
        example: msg`A private fund registered with the Cayman Islands Monetary Authority, or a fund authorised by the Securities and Futures Commission.`,
      },
    }),
    fundRegulator: text(msg`Regulator of the fund`, {
      askedWhen: yes("fundRegistered"),
      half: true,
    }),
    fundNumber: text(msg`Registration or authorisation number`, {
      hint: msg`As shown on the regulator's register`,
      askedWhen: yes("fundRegistered"),
      half: true,
    }),
    hongKongFund,
    management: choice(msg`Who makes the investment decisions?`, lists.fundManagement, {
      askedWhen: not(yes("hongKongFund")),
    }),
    managerName: latinPartyName(msg`Manager`, {
      hint: msg`The full name of the person or company, in Latin letters.`,
      askedWhen: isManaged,
    }),
    managerPlace: country(msg`Manager's country or region`, { askedWhen: isManaged }),
    managerLicensed: yesNo(msg`Does the manager hold a licence?`, { askedWhen: isManaged }),
    managerUnlicensed: longText(msg`Why the manager needs no licence in Hong Kong`, {
      askedWhen: every(isManaged, no("managerLicensed"), answered("managerPlace", "HK")),
      max: limits.explanationMax,
    }),
    managerRegulator: text(msg`Manager's regulator`, {
      askedWhen: yes("managerLicensed"),
      half: true,
    }),
    managerLicence: text(msg`Licence number of the manager`, {
      hint: msg`As shown on the regulator's register`,
      askedWhen: yes("managerLicensed"),
      half: true,
    }),
    hasAdministrator: yesNo(msg`Is there an administrator?`),
    administratorName: latinPartyName(msg`Administrator`, {
      hint: msg`In Latin letters`,
      askedWhen: yes("hasAdministrator"),
      half: true,
    }),
    administratorPlace: country(msg`Administrator's country or region`, {
      askedWhen: yes("hasAdministrator"),
      half: true,
    }),
    ...responsiblePerson,
    investors,
    investorPlaces: countries(msg`Where the investors are`),
    investorChecker: choice(msg`Who verifies the identity of investors?`, lists.investorCheckers, {
      askedWhen: hasInvestors,
      guidance: {
        name: msg`Why we ask who verifies them`,
        text: msg`The party that does customer due diligence on the investors, for example as transfer agent. If it is another party than the vehicle, we will ask for its letter.`,
      },
    }),
    ...explained(
      "checkerSupervised",
      "yes",
      [
        msg`Is that party supervised for its work against money laundering?`,
        msg`Why the party is not supervised`,
      ],
      { askedWhen: every(hasInvestors, hasUnsureChecker) },
    ),
  },
  msg`The vehicle and the people who run it.`,
);

export const charityInformation = section(
  "charityInformation",
  titles.charityInformation,
  {
    registrar: text(msg`Registration authority`, { half: true }),
    charityNumber: text(msg`Registration number`, { half: true }),
    charityPurpose: longText(msg`Purpose and activities`, { max: limits.explanationMax }),
    fundSources: longText(msg`Source of income`, {
      hint: msg`Donations, grants, fees, and the largest donors.`,
      max: limits.explanationMax,
    }),
    donorPlaces: countries(msg`Where the donors are`),
    beneficiaryPlaces: countries(msg`Where the money is spent`),
  },
  msg`Who donates, who benefits, and where.`,
);

export const governmentInformation = section(
  "governmentInformation",
  titles.governmentInformation,
  {
    level: choice(msg`Type of body`, lists.governmentLevels),
    statute: text(msg`Founding statute or decree`, {
      hint: msg`Title, number and year.`,
    }),
    supervisor: text(msg`Supervising ministry or body`, { half: true }),
    budget: text(msg`Source of budget`, { half: true }),
    signingPower: longText(msg`Who is authorised to sign, and under what rule`, {
      max: limits.explanationMax,
    }),
  },
  msg`You do not need to name the owners of a government entity, only the people who act for it.`,
);
