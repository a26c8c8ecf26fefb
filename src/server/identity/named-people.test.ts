import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { keysFrom } from "#server/crypto.ts";
import { personId, verifiable } from "./named-people.ts";

test("the id of a person cannot be computed from the name", () => {
  const [here, elsewhere] = [keysFrom(randomBytes(32)), keysFrom(randomBytes(32))];
  const row = randomUUID();
  expect(personId(here, row, "Wen Qiu")).toBe(personId(here, row, " wen  QIU "));
  expect(personId(here, row, "Wen Qiu")).not.toBe(personId(elsewhere, row, "Wen Qiu"));
});

test("a child with a birth certificate proves no identity", () => {
  const email = "chan.family@example.com";
  const child = { id: "child", email, idType: "birthCertificate" };
  const people = [{ id: "settlor", email, idType: "passport" }, child, { id: "named" }];
  expect(verifiable({ relatedInformation: { people } }).map(({ id }) => id)).toEqual(["settlor"]);
});
