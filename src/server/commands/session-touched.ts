import * as v from "valibot";
import type { Db } from "../database/database.ts";
import { type Command, CommandError } from "./command.ts";

/** `npm run audit -- session ID`: which accounts, fields and files one session touched, and when. No values. */
export const sessionTouched: Command = async ({ owner }, [id = ""], say) => {
  if (!v.is(v.pipe(v.string(), v.uuid()), id))
    throw new CommandError("Name the session by its id, as the trail has it.");
  say(`Session ${id}: ${await describe(owner, id)}.`);
  const entries = await entriesOf(owner, id);
  for (const { at, number, action, target, fields } of entries)
    say(
      [at.toISOString(), `account ${number}`, action, target ?? "", fields.join(", ")]
        .join("  ")
        .trimEnd(),
    );
  const accounts = new Set(entries.map(({ number }) => number));
  say(`${entries.length} entries on ${accounts.size} accounts.`);
  return 0;
};

const entriesOf = (owner: Db, id: string) =>
  owner
    .selectFrom("audit")
    .innerJoin("account", "account.id", "audit.account_id")
    .select(["audit.at", "account.number", "audit.action", "audit.target", "audit.fields"])
    .where("audit.session_id", "=", id)
    .orderBy("audit.at")
    .orderBy("audit.account_id")
    .orderBy("audit.seq")
    .execute();

/** Who, from where and how long; sessions are removed sooner than what they did. */
async function describe(owner: Db, id: string): Promise<string> {
  const found = (await memberSession(owner, id)) ?? (await deskSession(owner, id));
  if (!found) return "no longer kept, or never begun";
  const until =
    found.revoked_at ?? (found.idle_until < found.ends_at ? found.idle_until : found.ends_at);
  return [
    `${found.whose} <${found.email}>`,
    `${found.created_at.toISOString()} to ${until.toISOString()}`,
    found.ip_prefix ?? "address unknown",
    found.user_agent ?? "device unknown",
  ].join(", ");
}

/** Of a session `s`, of an applicant or of the desk. */
const shown = [
  "s.created_at",
  "s.revoked_at",
  "s.idle_until",
  "s.ends_at",
  "s.ip_prefix",
  "s.user_agent",
] as const;

const memberSession = (owner: Db, id: string) =>
  owner
    .selectFrom("session as s")
    .innerJoin("member", "member.id", "s.member_id")
    .select(shown)
    .select(["member.email", "member.role as whose"])
    .where("s.id", "=", id)
    .executeTakeFirst();

const deskSession = (owner: Db, id: string) =>
  owner
    .selectFrom("desk_session as s")
    .innerJoin("desk_person", "desk_person.id", "s.person_id")
    .select(shown)
    .select(["desk_person.email", "desk_person.name as whose"])
    .where("s.id", "=", id)
    .executeTakeFirst();
