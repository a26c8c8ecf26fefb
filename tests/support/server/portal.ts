import { randomInt } from "node:crypto";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import * as account from "#contract/calls/account.ts";
import { createApi, type Api } from "#portal/system/api.ts";
import { createApp } from "#server/app.ts";
import { handlers } from "#server/http/handlers.ts";
import type { Pages } from "#server/http/pages.ts";
import type { StoredMail } from "#server/mail/mailbox.ts";
import type { Services } from "#server/services.ts";
import { freshServices, type FreshServices } from "./cluster.ts";
import { codeIn, newEmail, password, type Registration, registration } from "./credentials.ts";
import { dataOf } from "./outcome.ts";

/** A moment at which the clock of a test stands until it is moved. */
export const noon = new Date("2026-11-20T04:00:00Z");
export const today = "2026-11-20";

export interface Portal {
  services: Services;
  /** As the owner of the tables. */
  owner: FreshServices["owner"];
  /** As the role of jobs. */
  jobs: FreshServices["jobs"];
  origin: string;
  databaseUrl: string;
  dataDir: string;
  /** Moves the clock forward. */
  pass(seconds: number): void;
  browser(): Browser;
  /** The newest mail to an address. */
  mailTo(address: string): Promise<StoredMail | undefined>;
  mailsTo(address: string): Promise<StoredMail[]>;
  /** Registers an account, by default of an institution, and logs in. */
  member(email?: string, as?: Registration["register_type"]): Promise<Member>;
  logIn(browser: Browser, email: string): Promise<Member>;
  /** Sends a code and enters it; returns the proof. `text` is the hash of what is signed, for type `sign`. */
  prove(
    browser: Browser,
    email: string,
    type?: account.CodePurpose,
    text?: string,
  ): Promise<string>;
  /** Queries as the owner of the tables, past every policy. */
  rows<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** A browser as the server sees it: an address of its own and a jar of cookies. */
export interface Browser {
  api: Api;
  cookies: Map<string, string>;
  /** Says that the portal's own page asks, unless told otherwise; an empty `sec-fetch-site` says nothing. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The whole portal, listening, on a database of its own and with a clock that stands still. */
export async function openPortal(
  env: Record<string, string> = {},
  log?: FreshServices["services"]["log"],
  passwords?: FreshServices["services"]["passwords"],
  pages?: Pages,
): Promise<Portal> {
  let now = noon;
  const all = { TRUST_PROXY: "127.0.0.1", ...env };
  const fresh = await freshServices(() => now, all, log, passwords, pages);
  // A test works in this process too, on a machine that may stand still for seconds.
  const app = await createApp(fresh.services, handlers, 0);
  await app.listen({ port: Number(env["PORT"] ?? 0), host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const asOwner = new pg.Pool({ connectionString: fresh.databaseUrl, max: 4 });
  // A test may end every connection of its database.
  asOwner.on("error", () => undefined);
  const mailsTo = async (address: string) =>
    (await fresh.services.mailbox!.newest()).filter((mail) => mail.to === address);
  const portal: Portal = {
    services: fresh.services,
    owner: fresh.owner,
    jobs: fresh.jobs,
    origin,
    databaseUrl: fresh.databaseUrl,
    dataDir: fresh.settings.dataDir,
    pass(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    browser: () => browserAt(origin),
    mailsTo,
    mailTo: async (address) => (await mailsTo(address))[0],
    member: (email, as) => registerMember(portal, email, as),
    logIn: (browser, email) => logIn(portal, browser, email),
    prove: (...asked) => prove(portal, ...asked),
    rows: (statement, values) => rowsOf(asOwner, statement, values),
    async close() {
      await app.close();
      await asOwner.end();
      await fresh.close();
    },
  };
  return portal;
}

/** The portal of a test file: opened before its tests, closed after them. */
export function sharedPortal(...options: Parameters<typeof openPortal>): Portal {
  const portal = {} as Portal;
  beforeAll(async () => void Object.assign(portal, await openPortal(...options)));
  afterAll(() => portal.close());
  return portal;
}

/** The services of a test file, without the HTTP server. */
export function sharedServices(...options: Parameters<typeof freshServices>): FreshServices {
  const fresh = {} as FreshServices;
  beforeAll(async () => void Object.assign(fresh, await freshServices(...options)));
  afterAll(() => fresh.close());
  return fresh;
}

function browserAt(origin: string): Browser {
  const cookies = new Map<string, string>();
  const address = `198.51.${randomInt(256)}.${randomInt(256)}`;
  const go = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has("sec-fetch-site")) headers.set("sec-fetch-site", "same-origin");
    if (headers.get("sec-fetch-site") === "") headers.delete("sec-fetch-site");
    headers.set("x-forwarded-for", address);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(new URL(path, origin), { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
  return {
    api: createApi({ transport: (path, init) => go(String(path), init) }),
    cookies,
    fetch: go,
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const at = pair.indexOf("=");
  if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}

async function prove(
  portal: Portal,
  { api }: Browser,
  email: string,
  type: account.CodePurpose = "register",
  text?: string,
): Promise<string> {
  const asked = { email, type, ...(text === undefined ? {} : { text_sha256: text }) };
  dataOf(await api(account.sendEmailCaptcha, { body: asked }));
  const captcha = codeIn(await portal.mailTo(email));
  const body = { ...asked, captcha };
  return dataOf(await api(account.verifyCaptcha, { body })).proof;
}

export interface Member {
  browser: Browser;
  api: Api;
  email: string;
  formId: string;
  accountId: string;
}

async function registerMember(
  portal: Portal,
  email = newEmail(),
  as: Registration["register_type"] = "institution",
): Promise<Member> {
  const browser = portal.browser();
  const proof = await prove(portal, browser, email);
  dataOf(await browser.api(account.register, { body: registration(email, proof, as) }));
  return logIn(portal, browser, email);
}

async function logIn(portal: Portal, browser: Browser, email: string): Promise<Member> {
  dataOf(await browser.api(account.login, { body: { email, password } }));
  const { form_id } = dataOf(await browser.api(account.insInfo));
  return {
    browser,
    api: browser.api,
    email,
    formId: form_id,
    accountId: await accountOf(portal, email),
  };
}

async function accountOf(portal: Portal, email: string): Promise<string> {
  const [row] = await portal.rows<{ account_id: string }>(
    "select account_id from member where email = $1",
    [email],
  );
  return row!.account_id;
}

/** Queries as the owner of the tables of any database of the tests. */
export async function rows<Row extends object>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

async function rowsOf<Row extends object>(
  pool: pg.Pool,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    // Of several statements one may set what holds for those after it.
    client.release(statement.includes(";"));
  }
}

/** Puts the clock of the database, by which it ends things, where the clock of the portal stands now. */
export async function databaseFollows(portal: Portal): Promise<void> {
  await portal.rows(`create or replace function database_moment() returns timestamptz language sql stable
    set search_path = public, pg_temp as $$ select '${portal.services.clock().toISOString()}'::timestamptz $$`);
}
