import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call, Wire } from "#contract/calls/call.ts";
import { deskCalls } from "#contract/calls/desk.ts";
import { calls } from "#contract/calls/index.ts";
import { journalKey } from "#contract/calls/account.ts";
import type { Role } from "#contract/accounts/roles.ts";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import { dataOf } from "../support/server/outcome.ts";
import { type Browser, sharedPortal } from "../support/server/portal.ts";
import { type Asked, besides, type Row, rows } from "./rows.ts";
import { watch, type Watched } from "./state.ts";
import { type Account, anAccount, unknownNames, signedIn, type Tokens } from "./world.ts";

const portal = sharedPortal();
let watched: Watched;
beforeAll(async () => {
  watched = await watch(portal);
});
afterAll(() => watched.close());

type Outcome = "ok" | (string & {});

interface Actor {
  /** Whose cookie it carries. */
  cookie: keyof Tokens | "visitor" | null;
  of: "ours" | "theirs" | null;
  /** As what the server must know it. */
  role: Role | null;
  /** What the browser says of where the request comes from. */
  from: "here" | "nowhere" | "elsewhere";
  headers?: Record<string, string>;
}

const own = { of: "ours", from: "here" } as const;
const evil = { origin: "https://evil.example" };
const actors: Record<string, Actor> = {
  anonymous: { cookie: null, of: null, role: null, from: "here" },
  "a visitor with a pre-session": { cookie: "visitor", of: null, role: null, from: "here" },
  "the holder of another account": {
    cookie: "holder",
    of: "theirs",
    role: "holder",
    from: "here",
  },
  "the holder": { ...own, cookie: "holder", role: "holder" },
  "a collaborator": { ...own, cookie: "collaborator", role: "assistant" },
  "a removed collaborator": { ...own, cookie: "removed", role: null },
  "an ended session": { ...own, cookie: "ended", role: null },
  "the holder's cookie without a word of where from": {
    ...own,
    cookie: "holder",
    role: "holder",
    from: "nowhere",
  },
  "the holder's cookie from another site": {
    ...own,
    cookie: "holder",
    role: "holder",
    from: "elsewhere",
    headers: { ...evil, "sec-fetch-site": "cross-site" },
  },
  "the holder's cookie from another origin, in an old browser": {
    ...own,
    cookie: "holder",
    role: "holder",
    from: "elsewhere",
    headers: evil,
  },
};

const table: readonly [string, Row][] = Object.entries(rows);
const callOf = (name: string): Call => {
  const [subject, own] = name.split(".") as [string, string];
  // Every subject has its own calls; here they are looked up by name.
  return (calls as unknown as Record<string, Record<string, Call>>)[subject]![own]!;
};

function expected(row: Row, { method }: Call, actor: Actor, owner: "ours" | "theirs"): Outcome {
  if (actor.from === "elsewhere" || (actor.from === "nowhere" && method === "POST"))
    return "forbidden";
  if (row.who !== "anyone" && actor.role === null) return "sessionExpired";
  if (row.who === "holder" && actor.role !== "holder") return "holderOnly";
  if (row.who === "collaborator" && actor.role !== "assistant") return "collaboratorOnly";
  return (owner === actor.of ? undefined : row.elsewhere) ?? row.gives ?? "ok";
}

const tokenFor = ({ who }: Row) => (who === "collaborator" ? "collaborator" : "holder");

interface AuditEntry {
  actor: string;
  action: string;
  at: Date;
  ip_prefix: string | null;
  request_id: string | null;
  xmin: string;
}

const trailOf = (accountId: string) =>
  portal.rows<AuditEntry>(
    "select actor, action, at, ip_prefix, request_id, xmin::text from audit where account_id = $1 order by seq",
    [accountId],
  );

interface Answer {
  outcome: Outcome;
  status: number;
  body: unknown;
}

async function ask(browser: Browser, call: Call, asked: Asked, actor: Actor): Promise<Answer> {
  const path = call.path.replace(/\{(\w+)\}/, (_, name: string) => asked.params?.[name] ?? "");
  const url = asked.query ? `${path}?${new URLSearchParams(asked.query).toString()}` : path;
  const headers: Record<string, string> = {
    "x-client-version": "1.0.0",
    ...(actor.from === "here" ? {} : { "sec-fetch-site": "" }),
    ...actor.headers,
  };
  const init = call.method === "GET" ? { headers } : { method: "POST", ...sent(asked, headers) };
  const response = await browser.fetch(url, init);
  const isFile = response.headers.has("content-disposition");
  if (call.gives === "bytes" && isFile)
    return {
      outcome: "ok",
      status: response.status,
      body: (await response.arrayBuffer()).byteLength,
    };
  const body = (await response.json()) as { code: number; data: { refusal: string } };
  const outcome = body.code === 0 ? "ok" : body.data.refusal;
  return { outcome, status: response.status, body };
}

function sent(asked: Asked, headers: Record<string, string>): RequestInit {
  if (!asked.file)
    return {
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(asked.body ?? {}),
    };
  const body = new FormData();
  for (const [name, value] of Object.entries(asked.body ?? {})) body.append(name, String(value));
  body.append("file", new Blob([asked.file as BlobPart]), "picture.png");
  return { headers, body };
}

async function browserOf(actor: Actor, { ours, theirs }: Record<"ours" | "theirs", Account>) {
  const { cookie, of } = actor;
  if (of !== null && cookie !== null && cookie !== "visitor")
    return signedIn(portal, (of === "ours" ? ours : theirs).tokens[cookie]);
  const browser = portal.browser();
  if (cookie === "visitor") dataOf(await browser.api(journalKey));
  return browser;
}

describe.each(table)("AC01 %s", (name, row) => {
  const call = callOf(name);
  const owners = row.elsewhere ? (["ours", "theirs"] as const) : (["ours"] as const);
  const cells = Object.entries(actors).flatMap(([who, actor]) =>
    owners.map((owner) => [who, owner, expected(row, call, actor, owner), actor] as const),
  );
  const both = async () => ({ ours: await anAccount(portal), theirs: await anAccount(portal) });
  let untouched: ReturnType<typeof both> | undefined;
  test.each(cells)("%s, about %s: %s", async (_, owner, outcome, actor) => {
    // Refused calls share two: each is seen to change nothing of them.
    const accounts = await (outcome === "ok" ? both() : (untouched ??= both()));
    const ids = [accounts.ours.accountId, accounts.theirs.accountId];
    const asked = (await row.asks?.(accounts[owner])) ?? {};
    const browser = await browserOf(actor, accounts);
    const before = await watched.state(ids);
    const answer = await ask(browser, call, asked, actor);
    const after = outcome === "ok" ? before : await watched.state(ids);
    expect([answer.outcome, after]).toEqual([outcome, before]);
  });
});

describe("AC02 another account's things are answered as things that do not exist", () => {
  test.each(table.filter(([, row]) => row.elsewhere))("%s", async (name, row) => {
    const [mine, theirs] = [await anAccount(portal), await anAccount(portal)];
    const browser = signedIn(portal, mine.tokens[tokenFor(row)]);
    const about = async (owner: Parameters<NonNullable<Row["asks"]>>[0]) =>
      ask(browser, callOf(name), await row.asks!(owner), actors["the holder"]!);
    expect(await about(theirs)).toEqual(await about(unknownNames()));
  });
});

/** Kept by no account: a mail, and a code that was asked for. */
const ofNoAccount = ["audit", "audit_head", "mail", "challenge"];

describe("AT01 what a call changes in an account is on its trail, in the transaction of the change", () => {
  const writing = table.filter(([name, row]) => callOf(name).method === "POST" && !row.gives);
  test.each(writing)("%s", async (name, row) => {
    const account = await anAccount(portal);
    const asked = (await row.asks?.(account)) ?? {};
    const browser = signedIn(portal, account.tokens[tokenFor(row)]);
    const before = await watched.state([account.accountId]);
    const written = (await trailOf(account.accountId)).length;
    const { outcome } = await ask(browser, callOf(name), asked, actors["the holder"]!);
    const after = await watched.state([account.accountId]);
    const changed = Object.keys(before).filter(
      (kept) => !ofNoAccount.includes(kept) && !isDeepStrictEqual(before[kept], after[kept]),
    );
    const added = (await trailOf(account.accountId)).slice(written);
    expect([outcome, added.length > 0]).toEqual(["ok", changed.length > 0 || Boolean(row.shows)]);
    for (const auditEntry of added)
      expect(auditEntry).toMatchObject({
        actor: expect.stringMatching(/^[0-9a-f-]{36}$/),
        action: expect.stringMatching(/^[a-z]+\.[a-zA-Z]+$/),
        at: expect.any(Date),
        ip_prefix: expect.stringMatching(/^198\.51\./),
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    // An account is kept by its own id, and what was removed has no transaction any more.
    for (const kept of changed.filter((each) => each !== "account" && after[each] !== null)) {
      const [same] = await portal.rows<{ rows: number }>(
        `select count(*)::int as rows from ${kept} where account_id = $1 and xmin::text = any($2)`,
        [account.accountId, added.map(({ xmin }) => xmin)],
      );
      expect([kept, same!.rows > 0]).toEqual([kept, true]);
    }
  });
});

describe("CS04 reading changes nothing, asked once or twice; HEAD reaches no call", () => {
  const reading = table.filter(([name]) => callOf(name).method === "GET");
  test.each(reading)("%s", async (name, row) => {
    const account = await anAccount(portal);
    const asked = (await row.asks?.(account)) ?? {};
    const browser = signedIn(portal, account.tokens.holder);
    // That a document was read is on record.
    const state = async () => {
      const {
        audit: _audit,
        audit_head: _head,
        ...rest
      } = await watched.state([account.accountId]);
      return rest;
    };
    const before = await state();
    const call = callOf(name);
    const once = await ask(browser, call, asked, actors["the holder"]!);
    expect(await ask(browser, call, asked, actors["the holder"]!)).toEqual(once);
    const path = call.path.replace(/\{(\w+)\}/, (_, param: string) => asked.params?.[param] ?? "");
    const head = await browser.fetch(
      asked.query ? `${path}?${new URLSearchParams(asked.query).toString()}` : path,
      { method: "HEAD" },
    );
    expect([once.outcome, head.status]).toEqual([row.gives ?? "ok", 405]);
    expect(await state()).toEqual(before);
  });
});

describe("AC01 the table is whole", () => {
  const named = Object.entries(calls).flatMap(([subject, own]) =>
    Object.keys(own).map((name) => `${subject}.${name}`),
  );

  test("each call has a row, and each row is a call's", () => {
    expect(Object.keys(rows).toSorted()).toEqual(named.toSorted());
  });

  test("what is mounted is a call of the table or stands beside it", async () => {
    const app = await createApp(portal.services, handlers, 0);
    await app.ready();
    const mounted = mountedIn(app.printRoutes({ commonPrefix: false }));
    await app.close();
    const ofDesk = Object.values(deskCalls).flatMap((own): Wire[] => Object.values(own));
    const every = [...named.map(callOf), ...ofDesk].map(({ method, path }) => `${method} ${path}`);
    expect(mounted).toEqual([...every, ...besides].toSorted());
  });
});

/** Reads Fastify's drawing of its routes: each line is the rest of an address below that of the line it hangs on. */
function mountedIn(drawing: string): string[] {
  const above: string[] = [];
  return drawing
    .split("\n")
    .flatMap((line) => {
      const read = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line);
      if (!read) return [];
      const depth = read[1]!.length / 4;
      above.splice(depth, Infinity, read[2]!);
      const path = above.join("").replace(/:(\w+)/g, "{$1}");
      return (read[3] ?? "")
        .split(", ")
        .filter((method) => method !== "HEAD" && method !== "")
        .map((method) => `${method} ${path}`);
    })
    .toSorted();
}
