import { describe, expect, test, vi } from "vitest";
import * as account from "#contract/calls/account.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { openPasswords, type Passwords } from "#server/passwords/passwords.ts";
import { anAccount, signedIn } from "../access/world.ts";
import { load, save } from "../support/server/applicant.ts";
import { newEmail } from "../support/server/credentials.ts";
import { refusal } from "../support/server/outcome.ts";
import { sharedPortal } from "../support/server/portal.ts";

const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** What has come back of many requests so far. */
function counted<Answer>(
  asked: Promise<Answer>[],
  kind: (answer: Answer) => string | Promise<string>,
) {
  const so: Record<string, number> = {};
  const all = asked.map(async (each) => {
    const name = await kind(await each);
    so[name] = (so[name] ?? 0) + 1;
  });
  return { so: (name: string) => so[name] ?? 0, end: () => Promise.all(all) };
}

const codeOf = async (answer: { json: () => Promise<unknown> }) =>
  String(((await answer.json()) as { code: number }).code);
const wrong = String(refusals.wrongLogin.code);
const busy = String(refusals.overloaded.code);

describe("DE06 while many log in at once", () => {
  const hashing = openPasswords(1, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  /** Nothing is hashed before it is fulfilled, however slowly a busy machine sends the logins. */
  let begin = Promise.resolve();
  const passwords: Passwords = {
    ...hashing,
    admitted: async (lane, work) => {
      await begin;
      return hashing.admitted(lane, work);
    },
  };
  const portal = sharedPortal({}, undefined, passwords);

  test(
    "a draft is saved before them, two hundred wait and the rest is told to",
    { timeout: 60_000 },
    async () => {
      const { tokens, formId } = await anAccount(portal);
      const { api } = signedIn(portal, tokens.holder);
      const { revision } = await load({ api, formId });
      // As the client's, but without its time limit, which a busy machine can reach.
      const logIn = () =>
        portal.browser().fetch(account.login.path, {
          method: account.login.method,
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email: newEmail(), password: "Wrong-Word-1" }),
        });
      const held = Promise.withResolvers<void>();
      begin = held.promise;
      const logins = counted(times(230, logIn), codeOf);
      // Four are under way and two hundred wait.
      await vi
        .waitFor(() => expect(logins.so(busy)).toEqual(26), { timeout: 20_000, interval: 5 })
        .finally(held.resolve);
      const before = logins.so(wrong);
      const saved = await save({ api, formId }, revision, {
        companyInformation: { entityName: "Harbour Light Limited" },
      });
      const meanwhile = logins.so(wrong) - before;
      expect(refusal(saved)).toEqual(null);
      await logins.end();
      expect([logins.so(wrong), logins.so(busy)]).toEqual([204, 26]);
      expect(meanwhile).toBeLessThan((logins.so(wrong) - before) / 2);
    },
  );
});

describe("DE05 while one person asks for far too much", () => {
  const portal = sharedPortal();

  test("another is answered first, what is admitted is answered, and the rest is told at once how long to wait", async () => {
    const greedy = await anAccount(portal);
    const other = await anAccount(portal);
    const own = signedIn(portal, greedy.tokens.holder);
    const read = () => own.fetch(account.insInfo.path);
    const asked = times(400, read);
    const reads = counted(asked, ({ status }) => String(status));
    const meanwhile = await signedIn(portal, other.tokens.holder).api(account.insInfo);
    const answeredBefore = reads.so("200");
    await reads.end();
    expect([refusal(meanwhile), reads.so("200") + reads.so("503")]).toEqual([null, 400]);
    expect(answeredBefore).toBeLessThan(reads.so("200"));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ headers }) => headers.get("retry-after")))).toEqual(
      new Set(["5"]),
    );
    expect((await read()).status).toEqual(200);
  });
});
