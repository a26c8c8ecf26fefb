import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import type { DeskRole } from "#contract/desk/roles.ts";
import type { Keys } from "#server/crypto.ts";
import { withSeal } from "#server/keys/row-seals.ts";

interface MadePerson {
  id: string;
  /** Of a session after both factors. */
  token: string;
}

/** A signed-in person of the desk, written by the owner of the tables. */
export async function makeDeskPerson(
  { pool, keys }: { pool: pg.Pool; keys: Keys },
  role: DeskRole,
): Promise<MadePerson> {
  const id = randomUUID();
  const token = randomBytes(32).toString("base64url");
  const hour = 3_600_000;
  const session = withSeal(keys, "desk_session", {
    token_hmac: keys.tokenHmac("desk_session", token),
    person_id: id,
    ends_at: new Date(Date.now() + hour),
  });
  const hex = (bytes: Buffer) => `decode('${bytes.toString("hex")}', 'hex')`;
  const statements = [
    "set session_replication_role = replica",
    `insert into desk_person (id, email, email_key, name, roles, password_hash, totp_secret, recovery_hashes)
     values ('${id}', '${id}', sha256('${id}'), 'Person', '{${role}}', '', '', '{}')`,
    `insert into desk_session (token_hmac, person_id, created_at, second_factor_at, idle_until, ends_at, seal)
     values (${hex(session.token_hmac)}, '${id}', now(), now(), now() + interval '1 hour',
       '${session.ends_at.toISOString()}', ${hex(session.seal)})`,
    "set session_replication_role = origin",
  ];
  for (const statement of statements) await pool.query(statement);
  return { id, token };
}
