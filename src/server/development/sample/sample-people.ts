import { isHkid } from "#contract/rules/id-numbers.ts";
import type { StoredFile } from "#contract/questions/builders/rows.ts";
import { monthsBefore } from "#contract/rules/days.ts";

/** Takes a slot (`articles`, or `identity.<row id>` for a person's); gives the files stored in it. */
export type FilesOf = (slot: string) => StoredFile[];

/** Rows of the people and the company of the sample. */
export const samplePeople = {
  owner: "5f0d4c8e-3a52-4a0b-9a55-0d8a3a1d2f01",
  representative: "5f0d4c8e-3a52-4a0b-9a55-0d8a3a1d2f02",
  holding: "5f0d4c8e-3a52-4a0b-9a55-0d8a3a1d2f03",
} as const;

export const office = {
  line1: "Unit 2101, 21/F, 88 Sample Road",
  line2: "Central",
  city: "Hong Kong",
  postcode: "",
  country: "HK",
};

/** Who certified the copies of the sample. */
export const certifiedOn = (date: string) => ({
  kind: "lawyer",
  name: "Lee Siu Wah",
  capacity: "Solicitor",
  licence: "S-100200",
  jurisdiction: "HK",
  date,
});

const digitsOf = (id: string, count: number) =>
  String([...id].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 99_999_989, 7))
    .padStart(count, "0")
    .slice(-count);

/** The numbers of an identity card and a passport of Hong Kong that no other row has. */
export function numbersOf(id: string): { card: string; passport: string } {
  const digits = digitsOf(id, 6);
  const check = Array.from("0123456789A").find((each) => isHkid(`G${digits}${each}`))!;
  return { card: `G${digits}(${check})`, passport: `K${digitsOf(id, 8)}` };
}

export function owner(today: string, files: FilesOf) {
  return {
    roles: ["director", "ubo"],
    holdings: [
      { of: "applicant", stake: "exact", percent: "12.5" },
      { of: samplePeople.holding, stake: "exact", percent: "60" },
    ],
    fullName: "Chan Tai Man",
    nativeName: "陳大文",
    birthDate: "1972-02-29",
    email: "tai.man.chan@harbour-light.example",
    phone: { country_code: "+852", number: "51234567" },
    pepKind: "family",
    pepOfficial: "Chan Siu Ling",
    pepRelation: "Sister",
    pepOffice: "hongKong",
    pepFunction: "Member of a district council",
    pepSince: "2012-01-01",
    pepHeld: "no",
    pepUntil: "2015-12-31",
    pepWealth:
      "Dividends of the family's trading companies since 1998, about HKD 4,000,000 a year.",
    pepEvidence: { files: files(`pepEvidence.${samplePeople.owner}`) },
    ...identified(samplePeople.owner, "A123456(3)", today, files),
  };
}

export function representative(today: string, files: FilesOf) {
  return {
    roles: ["representative"],
    opensAccount: "yes",
    resolutionNames: "yes",
    fullName: "Wong Siu Ming",
    birthDate: "1985-11-03",
    email: "siu.ming.wong@harbour-light.example",
    phone: { country_code: "+65", number: "81234567" },
    pepKind: "none",
    ...identified(samplePeople.representative, "B234567(1)", today, files),
  };
}

function identified(id: string, idNumber: string, today: string, files: FilesOf) {
  return {
    id,
    hasOtherNames: "no",
    nationality: "HK",
    hasOtherNationalities: "no",
    residence: "HK",
    address: { ...office, line1: "Flat B, 9/F, 3 Sample Terrace", line2: "" },
    idType: "governmentId",
    idCountry: "HK",
    idNumber,
    identity: {
      files: files(`identity.${id}`),
      dated: "2019-03-01",
      certifier: certifiedOn(monthsBefore(today, 1)),
    },
    addressProof: { files: files(`addressProof.${id}`), dated: monthsBefore(today, 1) },
  };
}
