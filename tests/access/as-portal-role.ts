import pg from "pg";
import type { Portal } from "../support/server/portal.ts";

/** Runs SQL as the portal's role, in one transaction that knows this account, as who took over its database connection would. */
export async function asPortalRole(
  { databaseUrl }: Portal,
  accountId: string,
  ...statements: [text: string, values?: unknown[]][]
): Promise<void> {
  const options = "-c role=gatehouse_app";
  const client = new pg.Client({ connectionString: databaseUrl, options });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('app.account', $1, true)", [accountId]);
    for (const [text, values] of statements) await client.query(text, values);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/** An entry of this action, without the key of the trail. */
export const forgedEntry = (accountId: string, action: string): [string, string[]] => [
  `select append_trail((jsonb_populate_record(a, jsonb_build_object('seq', h.seq + 1, 'action', $2::text,
      'prev_hash', h.hash, 'hash', sha256('x')))), h.seal, null)
    from audit a join audit_head h on h.account_id = a.account_id and h.seq = a.seq where a.account_id = $1`,
  [accountId, action],
];
