import { expect, test } from "vitest";
import { isOtherSigner } from "./signer-name.ts";

const personalInformation = {
  firstName: "Tai Man",
  middleName: "José",
  lastName: "Chan",
  nativeName: "陳大文",
};

test.each([
  "Tai Man Chan",
  "CHAN Tai-Man",
  "chan  tai man",
  "Tai Man Jose Chan",
  "TaiMan Chan",
  "陳大文",
  "陳 大文",
])("%s is the applicant's own name", (signer) => {
  expect(isOtherSigner(signer, { personalInformation })).toBe(false);
});

test.each(["Ada Wong", "Chan", "Tai Man Chan Senior", "陳大明", "-"])("%s is another", (signer) => {
  expect(isOtherSigner(signer, { personalInformation })).toBe(true);
});

test("a name that is not answered is no name", () => {
  expect(isOtherSigner("-", { personalInformation: { lastName: "Chan" } })).toBe(true);
  expect(isOtherSigner("Chan", { personalInformation: { lastName: "Chan" } })).toBe(false);
});

test("the signer of an institution signs in an own name", () => {
  expect(isOtherSigner("Ada Wong", { companyInformation: { entityName: "Harbour" } })).toBe(false);
});
