import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { keysFrom } from "#server/crypto.ts";
import { personId, verifiable } from "./named-people.ts";

test("the id of a person cannot be computed from the name", () => {
  const [here, elsewhere] = [
    keysFrom(randomBytes(32), () => undefined),
    keysFrom(randomBytes(32), () => undefined),
  ];
  const row = randomUUID();
  expect(personId(here, row, "Wen Qiu")).toBe(personId(here, row, " wen  QIU "));
  expect(personId(here, row, "Wen Qiu")).not.toBe(personId(elsewhere, row, "Wen Qiu"));
});

test("a child, whose email address is a parent's, proves no identity until adult", () => {
  const email = "chan.family@example.com";
  const child = { roles: ["beneficiary"], birthDate: "2009-05-01", email };
  const people = [
    { id: "settlor", roles: ["settlor"], birthDate: "1970-01-01", email },
    { id: "passport", ...child, idType: "passport" },
    { id: "certificate", ...child, idType: "birthCertificate" },
    { id: "owner", ...child, roles: ["ubo", "settlor"], idType: "passport" },
    { id: "named" },
  ];
  const on = (day: string) =>
    verifiable({ relatedInformation: { people } }, day).map(({ id }) => id);
  expect([on("2026-11-26"), on("2027-05-01")]).toEqual([
    ["settlor"],
    ["settlor", "passport", "certificate", "owner"],
  ]);
});
