import { randomInt, randomUUID } from "node:crypto";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#contract/calls/call.ts";
import { calls } from "#contract/calls/index.ts";
import { flows } from "#contract/forms/flows/flows.ts";
import { lineIds } from "#contract/business-lines.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { Role } from "#contract/accounts/roles.ts";
import { sha256 } from "#server/crypto.ts";
import { beginSession } from "#server/sessions/sessions.ts";
import { inAccount } from "#server/database/database.ts";
import { addCollaborator } from "#server/collaborators/collaborator-queries.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { watch, type Watched } from "../access/state.ts";
import { type Account, anAccount } from "../access/world.ts";
import { picture } from "../support/server/applicant.ts";
import { pdfOf } from "../support/server/pdf.ts";
import { newEmail, password } from "../support/server/credentials.ts";
import { noon, today, sharedPortal } from "../support/server/portal.ts";
import { type Pool, valid } from "./from-schema.ts";
import { bodies, hostileStrings, hostileValues, oddHeaders } from "./hostile.ts";
import { type Answer, fire, hangUp, type Shot } from "../support/server/shot.ts";
import { aVictim, type Victim } from "./victim.ts";

const runs = Number(process.env["FUZZ_RUNS"] ?? 25);
const seed = Number(process.env["FUZZ_SEED"] ?? randomInt(2 ** 31 - 1));

const portal = sharedPortal();
let watched: Watched;
let mine: Account;
let spare: string;
let file: string;
let victim: Victim;
let untouched: unknown;
let pool: Pool;
beforeAll(async () => {
  console.info(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`);
  watched = await watch(portal);
  mine = await anAccount(portal);
  file = await mine.file();
  const email = newEmail();
  const joining = {
    accountId: mine.accountId,
    email,
    emailKey: portal.services.keys.emailKey(email),
  };
  spare = await inAccount(portal.services.db, mine.accountId, (handle) =>
    addCollaborator(handle, portal.services.keys, { ...joining, locale: "en" }, noon),
  );
  victim = await aVictim(portal);
  untouched = await victimsRows();
  pool = poolOf();
});
afterAll(async () => {
  hangUp();
  await watched.close();
});

async function victimsRows() {
  const {
    mail: _mails,
    challenge: _codes,
    ...own
  } = await watched.state([victim.account.accountId]);
  return own;
}

/** Strings that mean something to the portal: ours, more often than the others, the victim's ids, and unknown ones. */
function poolOf(): Pool {
  const { account, file: theirs } = victim;
  const own = [mine.formId, file, spare, mine.email, mine.ticket, password, "other", "articles"];
  const others = [account.formId, theirs, account.memberId, account.collaboratorId, account.email];
  const unknownKeys = [
    randomUUID(),
    newEmail(),
    "A".repeat(43),
    `mif3k9zc.${"A".repeat(43)}`,
    sha256("x").toString("hex"),
  ];
  const words =
    "000000 123456 51234567 +852 true 2026-11-20 Mei companyInformation entityName people";
  return {
    known: [
      ...Array.from({ length: 4 }, () => own).flat(),
      ...others,
      ...unknownKeys,
      mine.memberId,
      "Walnut-Ladder-31",
      "Compliance officer",
      ...words.split(" "),
      ...lineIds,
      ...Object.keys(flows),
    ],
    hostile: hostileStrings,
  };
}

type Actor = "anonymous" | Role;
const actors: readonly Actor[] = ["anonymous", "holder", "assistant"];

/** A session of its own for each request: some of them end what they come with. */
async function cookieOf(actor: Actor): Promise<[string, string][]> {
  if (actor === "anonymous") return [];
  const { accountId } = mine;
  const memberId = actor === "holder" ? mine.memberId : mine.collaboratorId;
  const from = { addressRange: "198.51.100.1", userAgent: undefined };
  const { token } = await inAccount(portal.services.db, accountId, (handle) =>
    beginSession(handle, portal.services.keys, { memberId, accountId, role: actor, ...from }, noon),
  );
  return [["cookie", `kyc_sid=${token}`]];
}

const nowhere = () => `198.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

async function shoot(shot: Shot, actor: Actor): Promise<Answer> {
  const from: [string, string][] = [
    ["x-forwarded-for", nowhere()],
    ["sec-fetch-site", "same-origin"],
    ["x-client-version", "1.0.0"],
  ];
  const headers = [...(await cookieOf(actor)), ...from, ...shot.headers];
  return fire(portal.origin, { ...shot, headers });
}

const inside = /node_modules|\bat \S+ \(|\.ts:\d|gatehouse_app|select .* from |kysely|\bpg_/i;
/** Random, so that any short word stands in one of them some day. */
const tokens = /[\w-]{43}/g;
const byName = refusals as Record<string, { code: number; status: number } | undefined>;

/** What is wrong with an answer; null where nothing is. */
function faultIn(call: Call | null, { status, text, type, body }: Answer): string | null {
  if (status >= 500) return `a server error, ${status}: ${text}`;
  const canary = victim.canaries.find((each) => text.includes(each));
  if (canary !== undefined) return `it tells of another account: ${canary}`;
  if (inside.test(text.replaceAll(tokens, ""))) return `it tells of the inside: ${text}`;
  if (status === 304 || (!type.startsWith("application/json") && status === 200 && !call))
    return null;
  if (call?.gives === "bytes" && status === 200) return null;
  if (body.length === 0 && call === null) return null;
  const { code, message, data, ...more } = JSON.parse(body.toString("utf8")) as Record<
    string,
    unknown
  >;
  if (Object.keys(more).length > 0 || typeof message !== "string") return `no envelope: ${text}`;
  if (code === 0) return call === null ? `an unknown call: ${text}` : breachOf(call, data);
  const row = byName[(data as { refusal: string }).refusal];
  return row?.code === code && row?.status === status ? null : `no refusal of ours: ${text}`;
}

/** An answer holds what the contract says, and nothing besides. */
function breachOf(call: Call, data: unknown): string | null {
  const read = v.safeParse(call.reply, data);
  if (!read.success) return `the reply is not the contract's: ${JSON.stringify(data)}`;
  const same = JSON.stringify(sorted(read.output)) === JSON.stringify(sorted(data));
  return same ? null : `the reply has more than the contract's: ${JSON.stringify(data)}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}

/** A string of the pool as a part of an address; Node itself ends heads over 16 kB. */
const partOfAddress = () =>
  fc
    .constantFrom(...[...pool.known, ...pool.hostile].filter((part) => part.length < 100))
    .map((part) => encodeURIComponent(part.toWellFormed()));

const oddParts = ["%00", "%zz", "..%2f..", "%ff", "%u0041", "x".repeat(300)];

function addressed(call: Call): fc.Arbitrary<string> {
  const params: fc.Arbitrary<Record<string, string>> = fc.oneof(
    { weight: 5, arbitrary: valid(call.params, pool) as fc.Arbitrary<Record<string, string>> },
    { weight: 1, arbitrary: fc.constantFrom(...oddParts).map((id) => ({ id, uid: id })) },
    { weight: 1, arbitrary: partOfAddress().map((id) => ({ id, uid: id })) },
  );
  const good = valid(call.query, pool).map((query) =>
    new URLSearchParams(query as Record<string, string>).toString(),
  );
  const name = fc.oneof(fc.constantFrom("ticket", "id", "__proto__", "t", "a[b]"), partOfAddress());
  const junk = fc
    .array(fc.tuple(name, partOfAddress()), { maxLength: 5 })
    .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));
  const query = fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: junk });
  return fc.tuple(params, query).map(([named, asked]) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, own: string) => named[own] ?? "x");
    return asked ? `${path}?${asked}` : path;
  });
}

/** Answers of the sample, so that a save gets past the names of sections and questions. */
const someAnswers = () => {
  const sample = Object.entries(sampleAnswers(today));
  const names = Object.keys(sampleAnswers(today)["companyInformation"]!);
  const changes = fc.oneof(
    fc.subarray(sample, { maxLength: 3 }).map((some) => Object.fromEntries(some)),
    fc
      .tuple(fc.constantFrom(...names), hostileValues)
      .map(([name, value]) => ({ companyInformation: { [name]: value } })),
  );
  const form_id = fc.oneof(
    { weight: 3, arbitrary: fc.constant(mine.formId) },
    { weight: 1, arbitrary: fc.constant(victim.account.formId) },
  );
  return fc.record({ form_id, revision: fc.nat(3), changes });
};

function goodBodies(call: Call): fc.Arbitrary<unknown> {
  const own = valid(call.body, pool);
  return call === calls.onboarding.saveKyc
    ? fc.oneof(own, { weight: 3, arbitrary: someAnswers() })
    : own;
}

const boundary = "gatehouse";
const files = [picture, pdfOf(1), Buffer.alloc(0), Buffer.from("<svg onload=alert(1)>")];

/** A multipart body from the fields of a good one, with names and files that are odd now and then. */
const multiparts = (call: Call): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      valid(call.body, pool),
      fc.constantFrom("a.png", "../../a.pdf", 'a"b.png', "\u202egnp.exe", "x".repeat(400)),
      fc.constantFrom(...files),
      fc.subarray(["__proto__", "role", "account_id"]),
      fc.constantFrom("", `--${boundary}--\r\n`, `--${boundary}\r\n\r\n`),
    )
    .map(([fields, name, bytes, more, end]) => {
      const field = ([key, value]: [string, unknown]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${String(value)}\r\n`;
      const all = [
        ...Object.entries(fields as object),
        ...more.map((key): [string, unknown] => [key, "x"]),
      ];
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
      return Buffer.concat([
        Buffer.from(all.map(field).join("") + head),
        bytes,
        Buffer.from(`\r\n${end || `--${boundary}--\r\n`}`),
      ]);
    });

function shots(call: Call): fc.Arbitrary<Shot> {
  const isMultipart = call.sends === "multipart";
  const type = isMultipart ? `multipart/form-data; boundary=${boundary}` : "application/json";
  const own: [string, string] = ["content-type", type];
  const body =
    call.method === "GET"
      ? fc.constant(null)
      : isMultipart
        ? fc.oneof(
            { weight: 5, arbitrary: multiparts(call) },
            { weight: 1, arbitrary: bodies(goodBodies(call)) },
          )
        : bodies(goodBodies(call));
  const odd = fc.oneof(
    { weight: 4, arbitrary: fc.constant<[string, string][]>([]) },
    { weight: 1, arbitrary: oddHeaders },
  );
  return fc.record({ path: addressed(call), body, odd }).map(({ odd: more, ...shot }) => ({
    ...shot,
    method: call.method,
    headers: shot.body === null ? more : [own, ...more],
  }));
}

/** Reading calls first, while everything is still there. */
const all = Object.entries(calls)
  .flatMap(([subject, rows]) =>
    Object.entries(rows as Record<string, Call>).map(
      ([name, call]) => [`${subject}.${name}`, call] as const,
    ),
  )
  .toSorted(([, a], [, b]) => a.method.localeCompare(b.method));

const drawing = { numRuns: runs, seed, endOnFailure: false, includeErrorInReport: true };

describe("IN12 AC02 AC04 IN05 whatever is sent, the answer is the contract's and tells nothing of another account", () => {
  test.each(all)("%s", { timeout: 600_000 }, async (_, call) => {
    await fc.assert(
      fc.asyncProperty(shots(call), async (shot) => {
        const answers = await Promise.all(actors.map((actor) => shoot(shot, actor)));
        const isKept = call.caller === "anyone" || answers[0]!.status !== 200;
        const faults = answers.map((answer) => faultIn(call, answer));
        expect([...faults, isKept]).toEqual([null, null, null, true]);
      }),
      drawing,
    );
  });

  test("many calls of one account at the same moment", { timeout: 600_000 }, async () => {
    const drawn = fc.constantFrom(...all).chain(([, call]) =>
      fc.record({
        call: fc.constant(call),
        shot: shots(call),
        actor: fc.constantFrom(...actors),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { minLength: 6, maxLength: 6 }), async (fired) => {
        const twice = [...fired, ...fired];
        const answers = await Promise.all(twice.map(({ shot, actor }) => shoot(shot, actor)));
        expect(
          answers.map((answer, at) => faultIn(twice[at]!.call, answer)).filter(Boolean),
        ).toEqual([]);
      }),
      { ...drawing, numRuns: runs * 2 },
    );
  });

  test("addresses and methods that are not mounted", { timeout: 600_000 }, async () => {
    const starts = [
      "/",
      "/kyc/",
      "/ins-kyc/",
      "/ins-kyc/v1/",
      "/__dev/",
      "/wallet/",
      "//",
      "/%2e/",
    ];
    const rest = fc.oneof(
      fc.webPath(),
      partOfAddress(),
      fc.constantFrom(
        "..%2f..%2fetc/passwd",
        "%zz",
        "%00",
        "kyc-form",
        "mail.json%00",
        "?locale=%ff",
      ),
    );
    const drawn = fc.record({
      method: fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"),
      path: fc
        .tuple(fc.constantFrom(...starts), rest)
        .map(([start, end]) => (start + end).replaceAll(" ", "%20")),
      headers: oddHeaders,
      body: fc.constant(null),
    });
    await fc.assert(
      fc.asyncProperty(drawn, async (shot) => {
        const answer = await shoot(shot, "holder");
        expect(faultIn(null, answer)).toEqual(null);
      }),
      { ...drawing, numRuns: runs * 5 },
    );
  });
});

test("IN12 only the victim's own people can read its data, and nothing of it was changed", async () => {
  expect(await victimsRows()).toEqual(untouched);
  const { formId, tokens } = victim.account;
  const answer = await fire(portal.origin, {
    method: "GET",
    path: `/ins-kyc/v1/kyc-form/${formId}`,
    headers: [["cookie", `kyc_sid=${tokens.holder}`]],
    body: null,
  });
  expect(faultIn(calls.onboarding.kycForm, answer)).toMatch(/another account/);
});
