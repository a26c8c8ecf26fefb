import { expect, test } from "vitest";
import { openPasswords, strangersAtOnce } from "#server/passwords/passwords.ts";
import { Refused } from "#server/refused.ts";

const passwords = openPasswords(2);

test("AU14 a stored hash is argon2id with at least 19 MiB and two passes", async () => {
  const [, kind, version, cost] = (await passwords.hash("Correct-Horse-9")).split("$");
  expect([kind, version, cost]).toEqual(["argon2id", "v=19", "m=65536,t=2,p=1"]);
});

test("AU13 only the very same password fits, in any normal form", async () => {
  const stored = await passwords.hash("Zo\u00eb-Password-1234567890-abcdefgh");
  expect(await passwords.verify(stored, "Zoe\u0308-Password-1234567890-abcdefgh")).toEqual(true);
  expect(await passwords.verify(stored, "Zo\u00eb-Password-1234567890-abcdefg")).toEqual(false);
  expect(await passwords.verify(stored, "ZO\u00cb-Password-1234567890-abcdefgh")).toEqual(false);
});

test("EB02 without a person a hash is checked all the same, and never fits", async () => {
  expect(await passwords.verify(null, "a password without an account")).toEqual(false);
});

test("DE a storm is refused once fifty wait, and the others are served", async () => {
  const few = openPasswords(1);
  const tried = await Promise.allSettled(Array.from({ length: 53 }, () => few.verify(null, "x")));
  const rejected = tried
    .filter((each) => each.status === "rejected")
    .map(({ reason }) => (reason as Refused).refusal);
  expect(rejected).toEqual(["overloaded", "overloaded"]);
});

test.each([
  ["two cores", 2, "8", 1],
  ["four cores", 4, "8", 3],
  ["more cores than threads", 64, "8", 5],
  ["the threads that Node has otherwise", 64, undefined, 1],
])("DE06 strangers leave a core and threads for files and names: %s", (_, cores, threads, most) => {
  expect(strangersAtOnce(cores, threads)).toBe(most);
});
