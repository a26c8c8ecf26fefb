import { expect, test } from "vitest";
import { relatedPerson } from "./related-person.ts";

const groupFrom = (first: string) => {
  const questions = Object.entries(relatedPerson.questions);
  const from = questions.slice(questions.findIndex(([name]) => name === first));
  const next = from.findIndex(([, { heading }], at) => at > 0 && heading !== undefined);
  return from.slice(0, next).map(([name]) => name);
};

test("the upload of the ID document stands with its country, number and expiry", () => {
  expect(groupFrom("idCountry")).toEqual([
    "idCountry",
    "idType",
    "idNumber",
    "idExpires",
    "idExpiry",
    "identity",
  ]);
});

test("the proof of the address stands under the address", () => {
  const names = Object.keys(relatedPerson.questions);
  expect(names[names.indexOf("address") + 1]).toBe("addressProof");
});
