import type { Keys } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import { deskActor } from "../desk/desk-context.ts";
import { type DeskPersonRow, personByEmail } from "../desk/desk-person-queries.ts";
import type { Opened } from "../open.ts";
import { CommandError } from "./command.ts";

/** The person of the desk who gives a command. Throws a CommandError where there is none. */
export async function operatorOf(handle: Tx, keys: Keys, by: string): Promise<DeskPersonRow> {
  const person = await personByEmail(handle, keys.deskEmailKey(by));
  if (!person) throw new CommandError(`--by "${by}" is no person of the desk.`);
  return person;
}

/** The account that a command is about, and the person of the desk who gives it. Throws a CommandError where there is none. */
export async function subjectOf(
  handle: Tx,
  { services }: Pick<Opened, "services">,
  { by = "", account = "" }: { by?: string | undefined; account?: string | undefined },
) {
  const { id, roles } = await operatorOf(handle, services.keys, by);
  const found = await handle
    .selectFrom("account")
    .select("id")
    .where("number", "=", account)
    .executeTakeFirst();
  if (!found) throw new CommandError(`--account "${account}" is no account.`);
  return { accountId: found.id, actor: deskActor(id), roles };
}
