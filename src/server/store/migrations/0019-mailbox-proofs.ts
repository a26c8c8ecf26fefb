import { sql, type Kysely } from "kysely";

/** When a holder last showed to read the mail of the address: for those of before, as the trail has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table member add column email_proved_at timestamptz`,
  `update member set email_proved_at = coalesce(
    (
      select max(audit.at) from audit where audit.account_id = member.account_id and audit.actor = member.id::text
        and audit.action in ('account.register', 'password.reset', 'platform.bind', 'email.change')
    ),
    created_at
  ) where role = 'holder'`,
];
