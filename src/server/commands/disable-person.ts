import { type Command, CommandError, optionsIn } from "./command.ts";

/** Raised by administrator_stays. */
const integrityViolation = "23000";

/** Ends the sessions of a person of the desk and lets no new one begin. What they did stays theirs. */
export const disablePerson: Command = async ({ owner, services }, args, say) => {
  const { email = "" } = optionsIn(args, { email: { type: "string" } });
  const disabled = await owner
    .updateTable("desk_person")
    .set({ disabled_at: services.clock() })
    .where("email_key", "=", services.keys.deskEmailKey(email))
    .where("disabled_at", "is", null)
    .returning("name")
    .executeTakeFirst()
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== integrityViolation) throw error;
      throw new CommandError(`--email "${email}" is the last administrator. Add another first.`);
    });
  if (!disabled)
    throw new CommandError(`No person of the desk has the address --email "${email}".`);
  say(`Disabled ${disabled.name} <${email}>.`);
  return 0;
};
