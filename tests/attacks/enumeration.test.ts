import { beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { addCollaborator, removeCollaborator } from "#server/collaborators/collaborator-queries.ts";
import { inAccount } from "#server/database/database.ts";
import { openPasswords } from "#server/passwords/passwords.ts";
import { type Account, anAccount } from "../access/world.ts";
import { newEmail } from "../support/server/credentials.ts";
import { dataOf } from "../support/server/outcome.ts";
import { noon, sharedPortal } from "../support/server/portal.ts";

const portal = sharedPortal({}, undefined, openPasswords());
let held: Account;
beforeAll(async () => {
  held = await anAccount(portal);
});

async function wrongLogin(email: string) {
  const began = performance.now();
  const response = await portal.browser().fetch(account.login.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Wrong-Kettle-58" }),
  });
  const body = await response.text();
  const taken = performance.now() - began;
  const headers = Object.fromEntries(response.headers);
  for (const own of ["x-request-id", "date"]) delete headers[own];
  return { taken, answer: { status: response.status, headers, body } };
}

/** The address of a removed collaborator. */
async function removed(): Promise<string> {
  const { accountId } = held;
  const email = newEmail();
  const emailKey = portal.services.keys.emailKey(email);
  await inAccount(portal.services.db, accountId, async (handle) => {
    const id = await addCollaborator(
      handle,
      portal.services.keys,
      { accountId, email, emailKey, locale: "en" },
      noon,
    );
    await removeCollaborator(handle, id, noon);
  });
  return email;
}

test("EB01 holder, unknown address, collaborator and removed collaborator get the same answer, byte for byte", async () => {
  const asked = [held.email, newEmail(), held.collaboratorEmail, await removed()];
  const answers = [];
  for (const email of asked) answers.push((await wrongLogin(email)).answer);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toEqual(1);
  expect(JSON.parse(answers[0]!.body)).toMatchObject({ data: { refusal: "wrongLogin" } });
});

describe("EB02 how long a refused login takes", () => {
  const pairs = 40;

  test("does not tell whether the address is known", async () => {
    const emails = await Promise.all(Array.from({ length: pairs }, () => anAccount(portal)));
    const [known, unknown]: [number[], number[]] = [[], []];
    for (const { email } of emails) {
      known.push((await wrongLogin(email)).taken);
      unknown.push((await wrongLogin(newEmail())).taken);
    }
    expect(Math.abs(standardScore(known, unknown))).toBeLessThan(4);
  });
});

describe("EB03 how long it takes to send a code", () => {
  const pairs = 40;

  test("does not tell whether the address is known", async () => {
    const accounts = await Promise.all(Array.from({ length: pairs }, () => anAccount(portal)));
    const timed = async (email: string) => {
      const { api } = portal.browser();
      dataOf(await api(account.journalKey));
      const began = performance.now();
      dataOf(await api(account.sendEmailCaptcha, { body: { email, type: "reset" } }));
      return performance.now() - began;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (const { email } of accounts) {
      known.push(await timed(email));
      unknown.push(await timed(newEmail()));
    }
    expect(Math.abs(standardScore(known, unknown))).toBeLessThan(4);
  });
});

/** Mann-Whitney's U of two samples of one size, in standard deviations from what chance gives. */
function standardScore(a: readonly number[], b: readonly number[]): number {
  const above = a.reduce((sum, x) => sum + b.filter((y) => x > y).length, 0);
  const size = a.length * b.length;
  return (above - size / 2) / Math.sqrt((size * (a.length + b.length + 1)) / 12);
}
