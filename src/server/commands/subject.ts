import type { Tx } from "../database/database.ts";
import { deskActor } from "../desk/desk-context.ts";
import { personByEmail } from "../desk/desk-person-queries.ts";
import type { Opened } from "../open.ts";
import { CommandError } from "./command.ts";

/** The account that a command is about, and the person of the desk who gives it. Throws a CommandError where there is none. */
export async function subjectOf(
  handle: Tx,
  { services }: Pick<Opened, "services">,
  { by = "", account = "" }: { by?: string | undefined; account?: string | undefined },
) {
  const person = await personByEmail(handle, services.keys.deskEmailKey(by));
  if (!person) throw new CommandError(`--by "${by}" is no person of the desk.`);
  const found = await handle
    .selectFrom("account")
    .select("id")
    .where("number", "=", account)
    .executeTakeFirst();
  if (!found) throw new CommandError(`--account "${account}" is no account.`);
  return { accountId: found.id, actor: deskActor(person.id) };
}
