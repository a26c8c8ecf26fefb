import { sql, type Kysely } from "kysely";

/** Every account has the head of its trail from the first, so that there is always one to lock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const nothing = `decode(repeat('00', 32), 'hex')`;

const statements = [
  `insert into audit_head (account_id, seq, hash) select id, 0, ${nothing} from account
    on conflict do nothing`,
  `create function trail_begins() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      insert into audit_head (account_id, seq, hash) values (new.id, 0, ${nothing});
      return null;
    end $$`,
  `revoke execute on function trail_begins from public`,
  `create trigger trail_begins after insert on account for each row execute function trail_begins()`,
  `revoke insert on audit_head from gatehouse_app`,
];
