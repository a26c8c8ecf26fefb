import { msg } from "@lingui/core/macro";
import * as lists from "../options/entity-lists.ts";
import {
  choice,
  choices,
  countries,
  country,
  date,
  latinText,
  longText,
  text,
  yesNo,
} from "../questions/builders.ts";
import { yes } from "../questions/condition.ts";
import { section } from "../questions/section.ts";
import { titles } from "./titles.ts";

export const trustInformation = section(
  "trustInformation",
  titles.trustInformation,
  {
    trustType: choice(msg`Type of trust`, lists.trustTypes),
    deedDate: date(msg`Date of the trust deed`, { notAfter: "today" }),
    governingLaw: country(msg`Governing law`, { half: true, hint: msg`Country or region` }),
    registrationNumber: text(msg`Registration number`, {
      half: true,
      optional: msg`if registered`,
    }),
    revocable: yesNo(msg`Can the settlor take the trust back?`),
    trusteeLicensed: yesNo(msg`Is a trustee licensed or registered to act as one?`),
    trusteeRegulator: text(msg`Regulator of the trustee`, {
      askedWhen: yes("trusteeLicensed"),
      half: true,
    }),
    trusteeLicence: text(msg`Licence of the trustee`, {
      askedWhen: yes("trusteeLicensed"),
      half: true,
    }),
    beneficiaryClasses: longText(msg`Beneficiaries and classes of beneficiaries`, {
      hint: msg`Name each class, such as the children of the settlor.`,
      max: 1000,
    }),
  },
  msg`Every party to a trust counts, whatever the share. You name them in step 3.`,
);

export const fundInformation = section(
  "fundInformation",
  titles.fundInformation,
  {
    fundType: choice(msg`Type of vehicle`, lists.fundTypes),
    managerName: latinText(msg`Manager`, {
      hint: msg`The full name of whoever decides on investments. Write self-managed if there is nobody.`,
    }),
    managerPlace: country(msg`Place of the manager`, { hint: msg`Country or region` }),
    managerLicensed: yesNo(msg`Does the manager hold a licence?`),
    managerRegulator: text(msg`Regulator of the manager`, {
      askedWhen: yes("managerLicensed"),
      half: true,
    }),
    managerLicence: text(msg`Licence of the manager`, {
      askedWhen: yes("managerLicensed"),
      half: true,
    }),
    hasAdministrator: yesNo(msg`Is there an administrator?`),
    administratorName: latinText(msg`Administrator`, {
      askedWhen: yes("hasAdministrator"),
      half: true,
    }),
    administratorPlace: country(msg`Place of the administrator`, {
      askedWhen: yes("hasAdministrator"),
      half: true,
    }),
    investors: choices(msg`Who invests in the vehicle`, lists.fundInvestors, {
      hint: msg`Choose all that apply.`,
    }),
    investorPlaces: countries(msg`Where the investors are`),
  },
  msg`The vehicle and those who run it.`,
);

export const charityInformation = section(
  "charityInformation",
  titles.charityInformation,
  {
    registrar: text(msg`Body that registered or approved it`, { half: true }),
    charityNumber: text(msg`Number of the registration`, { half: true }),
    charityPurpose: longText(msg`Purpose and activities`, { max: 1000 }),
    fundSources: longText(msg`Where the money comes from`, {
      hint: msg`Donations, grants, fees, and the largest donors.`,
      max: 1000,
    }),
    donorPlaces: countries(msg`Where the donors are`),
    beneficiaryPlaces: countries(msg`Where the money is spent`),
  },
  msg`Who gives, who receives, and where.`,
);

export const governmentInformation = section(
  "governmentInformation",
  titles.governmentInformation,
  {
    level: choice(msg`Kind of body`, lists.governmentLevels),
    statute: text(msg`Founding statute or decree`, {
      hint: msg`Its title, number and year.`,
    }),
    supervisor: text(msg`Ministry or body above it`, { half: true }),
    budget: text(msg`Source of its budget`, { half: true }),
    signingPower: longText(msg`Who may sign for it, and by which rule`, { max: 1000 }),
  },
  msg`No owners are named for a government entity, but those who act for it are.`,
);
