import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServices, type Serving } from "#server/open.ts";
import { readSettings } from "#server/settings.ts";
import { postMail } from "#server/mail/mail.ts";
import { databaseAt, embeddedIn, passwordKeyIn, type Role, roles } from "./roles.ts";
import { tx } from "./database.ts";

const dataDir = mkdtempSync(join(tmpdir(), "gatehouse-roles-"));
let portal: Serving;
beforeAll(async () => {
  const read = readSettings({ DATA_DIR: dataDir });
  if ("mistakes" in read) throw new Error(read.mistakes.join());
  const pages = { folders: null, page: async () => null };
  portal = await openServices(read.settings, pino({ level: "silent" }), pages);
});
afterAll(async () => {
  await portal.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function query(as: Role, text: string, changes: pg.ClientConfig = {}) {
  const client = new pg.Client({ ...embeddedIn(dataDir)(as), ...changes });
  try {
    await client.connect();
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

const all = Object.keys(roles) as Role[];

test.each(all)(
  "AC07 the embedded database lets no one in as %s without the password",
  async (role) => {
    const own = embeddedIn(dataDir)(role).password as string;
    const others = all.filter((each) => each !== role).map((each) => embeddedIn(dataDir)(each));
    const wrong = [
      "gatehouse",
      own.toUpperCase(),
      ...others.map(({ password }) => String(password)),
    ];
    for (const password of wrong)
      await expect(query(role, "select 1", { password })).rejects.toMatchObject({ code: "28P01" });
    await expect(query(role, "select 1", { password: "" })).rejects.toThrow("password must be");
    expect(await query(role, "select current_user as name")).toEqual([{ name: roles[role] }]);
  },
);

test("AC07 options in the address of a database elsewhere leave the role as it is", () => {
  const address = "postgres://owner@db.example/kyc?options=-c%20statement_timeout%3D30000";
  const { connectionString } = databaseAt(address)("app");
  expect(new URL(connectionString!).searchParams.get("options")).toBe(
    `-c statement_timeout=30000 -c role=${roles.app}`,
  );
  expect(databaseAt(address)("owner")).toEqual({ connectionString: address });
});

test("AC07 only the portal's own user reaches the socket and the passwords", () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(join(dataDir, "socket"))).toBe(0o700);
  expect(modeOf(passwordKeyIn(join(dataDir, "postgres")))).toBe(0o600);
});

test("AC07 once it has started the portal has no session of the owner, and its jobs run without one", async () => {
  const { services, jobs } = portal;
  const mail = { kind: "code", locale: "en", to: "mei@harbour.example" } as const;
  const letter = { ...mail, subject: "s", text: "t", html: "h" };
  await tx(jobs, (handle) => postMail(handle, services.keys, letter, new Date()));
  await expect
    .poll(async () => (await services.mailbox!.newest())[0]?.sentAt, { timeout: 20_000 })
    .toBeInstanceOf(Date);
  await sql`select 1`.execute(services.db);
  const sessions = await query(
    "owner",
    `select distinct usename as role from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() order by 1`,
  );
  expect(sessions).toEqual([{ role: roles.app }, { role: roles.jobs }]);
});
