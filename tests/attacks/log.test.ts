import { afterAll, expect, test } from "vitest";
import type { Call } from "#contract/calls/call.ts";
import { calls } from "#contract/calls/index.ts";
import { openLog } from "#server/log.ts";
import { aVictim } from "../fuzz/victim.ts";
import { newEmail, password } from "../support/server/credentials.ts";
import { sharedPortal } from "../support/server/portal.ts";
import { fire, hangUp } from "../support/server/shot.ts";

const logged: string[] = [];
const log = openLog("trace", { write: (line: string) => void logged.push(line) });
const portal = sharedPortal({}, log);
afterAll(hangUp);

const all = Object.values(calls).flatMap((rows) => Object.values(rows as Record<string, Call>));

/** Lines of the log with any of these in clear, or as a part of an address. */
const linesWith = (marks: readonly string[]) =>
  logged.filter((line) =>
    marks.some((mark) => line.includes(mark) || line.includes(encodeURIComponent(mark))),
  );

test("PI05 whatever is sent to any call and stored, no level of the log holds anything of a person", async () => {
  const { account, canaries } = await aVictim(portal);
  const member = await portal.member();
  const marks = ["Eleanor Marked-Value", newEmail(), "P9876543-marked"];
  const [name, email, number] = marks as [string, string, string];
  const part = encodeURIComponent(name);
  const values = { name, contact_name: name, email, password: number, captcha: number, id: name };
  const whole = JSON.stringify({ ...values, form_id: account.formId, changes: { [name]: values } });
  for (const call of all) {
    const path = call.path.replaceAll(/\{\w+\}/g, part);
    const bodies = call.method === "GET" ? [null] : [whole, whole.slice(0, -20), `"${name}`];
    for (const body of bodies)
      for (const cookie of [`kyc_sid=${account.tokens.holder}`, `kyc_sid=${name}`])
        await fire(portal.origin, {
          method: call.method,
          path: `${path}?email=${encodeURIComponent(email)}&ticket=${part}`,
          headers: [
            ["cookie", cookie],
            ["content-type", "application/json"],
            ["sec-fetch-site", "same-origin"],
            ["user-agent", name],
          ],
          body: body === null ? null : Buffer.from(body),
        });
  }
  for (const path of [`/kyc/${part}`, `/${part}`, `/ins-kyc/v1/${part}`, `/desk/case/${part}`])
    await fire(portal.origin, { method: "GET", path, headers: [], body: null });
  expect(logged.length).toBeGreaterThan(all.length);
  const own = [member.email, password, account.email, account.tokens.holder, "Mei Lin"];
  // The others are numbers, which stand in some time or other.
  const texts = canaries.filter((canary) => /[ @]/.test(canary));
  expect(texts.length).toBeGreaterThan(10);
  expect(linesWith([...marks, ...texts, ...own])).toEqual([]);
});

test("PI05 what the database says of a value is not in the log", async () => {
  const said = [
    { code: "22P02", message: 'invalid input syntax for type uuid: "Eleanor"', detail: "Eleanor" },
    { code: "23505", message: "duplicate key", detail: "Key (email)=(Eleanor) already exists." },
  ];
  for (const { message, ...more } of said)
    log.error({ err: Object.assign(new Error(message), more) }, "request_failed");
  const lines = logged.slice(-said.length);
  expect(lines.map((line) => [line.includes("Eleanor"), line.includes("request_failed")])).toEqual([
    [false, true],
    [false, true],
  ]);
  expect([lines[0]!.includes("22P02"), lines[1]!.includes("duplicate key")]).toEqual([true, true]);
});
