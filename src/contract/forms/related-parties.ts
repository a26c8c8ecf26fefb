import { msg } from "@lingui/core/macro";
import { idTypes, partyRoles } from "../options/lists.ts";
import {
  address,
  choice,
  choices,
  country,
  date,
  email,
  latinText,
  people,
  percent,
  phone,
  text,
} from "../questions/builders.ts";
import { answered } from "../questions/question.ts";
import { type Answers, type Issue, section } from "../questions/section.ts";
import { personDocument } from "./documents.ts";

/** The youngest age, in years, at which a person may be named. */
const grownUp = 18;

export const relatedPerson = section("relatedPerson", msg`Person`, {
  roles: choices(msg`Roles`, partyRoles, {
    hint: msg`One person in several roles is entered once.`,
  }),
  share: percent(msg`Share of ownership`, {
    hint: msg`Direct and indirect, in percent. 0 for control without shares.`,
    askedWhen: answered("roles", "ubo"),
  }),
  fullName: latinText(msg`Full name`, {
    hint: msg`Latin letters, as in the passport`,
    heading: msg`Identity`,
  }),
  nativeName: text(msg`Name in Chinese or another script`, { optional: msg`if there is one` }),
  birthDate: date(
    msg`Date of birth`,
    { notAfter: "today", notBefore: "1900-01-01", yearsAgo: grownUp },
    { secret: true },
  ),
  nationality: country(msg`Nationality`, { half: true, hint: msg`Country or region` }),
  residence: country(msg`Residential country`, { half: true, hint: msg`Country or region` }),
  address: address(msg`Residential address`, {
    hint: msg`PO Box addresses are unacceptable.`,
    whenEmpty: "addressRequired",
  }),
  email: email(msg`E-mail`, { heading: msg`Contact` }),
  phone: phone(msg`Telephone`, { hint: msg`A pasted number with +852 splits by itself.` }),
  idType: choice(msg`ID type`, idTypes, { heading: msg`ID document` }),
  idCountry: country(msg`Issuing country`, { half: true, hint: msg`Country or region` }),
  idNumber: text(msg`ID number`, { half: true, hint: msg`As on the document`, secret: true }),
  identity: personDocument("identity"),
  addressProof: personDocument("addressProof"),
});

export const relatedInformation = section(
  "relatedInformation",
  msg`Related parties`,
  {
    people: people(msg`People`, relatedPerson, {
      atLeast: 1,
      hint: msg`Every director, every owner of 25 % or more, and whoever acts for the entity.`,
      guidance: {
        text: msg`Name at least one director, one UBO or controller and one authorised representative. If nobody owns 25 %, name the person who controls the entity by other means, or the senior managing official.`,
      },
    }),
  },
  msg`Name the people behind the entity. One person in several roles is entered once.`,
);

/** Each of the three roles must be held by somebody. */
export function everyRoleNamed(own: Answers): Issue[] {
  const people = (own["people"] ?? []) as { roles?: string[] }[];
  const held = new Set(people.flatMap((person) => person.roles ?? []));
  const missing = partyRoles.find((role) => !held.has(role.value));
  return missing ? [{ path: "people", code: roleCodes[missing.value] }] : [];
}

const roleCodes = {
  director: "directorMissing",
  ubo: "uboMissing",
  representative: "representativeMissing",
} as const;
