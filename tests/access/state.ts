import pg from "pg";
import type { Portal } from "../support/server/portal.ts";

export interface Watched {
  /** Every row of the accounts and how many mails and challenges there are; without what any visit moves. */
  state(accountIds: readonly string[]): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** Counted or begun by a mere visit: the idle deadline, limits, pre-sessions. */
const moved = "'{seen_at,idle_until}'::text[]";

/** Stored by reads: who has a form open now. */
const made = "'presence'";

/** Reads the tables as their owner, past every policy. */
export async function watch({ databaseUrl }: Portal): Promise<Watched> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id' and table_name not in (${made}) order by 1`,
  );
  const each = tables.map(
    ({ name }) => `(select jsonb_agg(to_jsonb(t) - ${moved} order by to_jsonb(t)::text)
      from ${name} t where account_id = any($1)) as ${name}`,
  );
  const counts = ["mail", "challenge"].map(
    (name) => `(select count(*)::int from ${name}) as ${name}`,
  );
  const accounts = "(select jsonb_agg(a order by id) from account a where id = any($1)) as account";
  const text = `select ${[...each, ...counts, accounts].join(", ")}`;
  return {
    state: async (accountIds) =>
      // Parsed once: it reads every table of an account.
      (await client.query<Record<string, unknown>>({ name: "state", text, values: [accountIds] }))
        .rows[0]!,
    close: () => client.end(),
  };
}
