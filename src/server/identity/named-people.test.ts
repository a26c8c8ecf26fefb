import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { keysFrom } from "#server/crypto.ts";
import { personId } from "./named-people.ts";

test("the id of a person cannot be computed from the name", () => {
  const [here, elsewhere] = [keysFrom(randomBytes(32)), keysFrom(randomBytes(32))];
  const row = randomUUID();
  expect(personId(here, row, "Wen Qiu")).toBe(personId(here, row, " wen  QIU "));
  expect(personId(here, row, "Wen Qiu")).not.toBe(personId(elsewhere, row, "Wen Qiu"));
});
