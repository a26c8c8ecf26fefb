import { sql, type Kysely } from "kysely";

/** Every opt-in to a class of investors with its arithmetic, and every withdrawal; append only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table investor_choice (
    seq bigint generated always as identity primary key,
    account_id uuid not null references account,
    region text not null check (region in ('HK', 'SG')),
    choice text not null check (choice in ('in', 'out')),
    code text not null,
    arithmetic jsonb,
    member_id uuid not null references member,
    at timestamptz not null,
    check ((choice = 'in') = (arithmetic is not null))
  )`,
  `create index investor_choice_account on investor_choice (account_id, region, seq desc)`,
  `create trigger investor_choice_is_final before update or delete on investor_choice
    for each row execute function never_changes()`,
  `create trigger investor_choice_stays before truncate on investor_choice
    for each statement execute function never_changes()`,
  `alter table investor_choice enable row level security`,
  `create policy own on investor_choice using (account_id = (select app_account()))`,
  `grant select, insert on investor_choice to gatehouse_app`,
];
