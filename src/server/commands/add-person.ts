import { renderUnicodeCompact } from "uqr";
import * as v from "valibot";
import { type DeskRole, deskRoleIds } from "#contract/desk/roles.ts";
import * as contactRules from "#contract/rules/contact.ts";
import { limits } from "#contract/limits.ts";
import { addDeskPerson } from "../desk/add-desk-person.ts";
import { type Command, CommandError, optionsIn } from "./command.ts";

/** Shows the password, the second factor and the recovery codes once. */
export const addPerson: Command = async ({ owner, services }, args, say) => {
  const wanted = wantedBy(args);
  const added = await addDeskPerson(owner, services, wanted);
  if (added === null) throw new CommandError(`${wanted.email} is already a person of the desk.`);
  const { publicUrl } = services.settings;
  say(`Added ${wanted.name} <${wanted.email}>: ${wanted.roles.join(", ")}.`);
  say(`Log in at ${publicUrl}/desk. The following is shown this once:`);
  say(`Password: ${added.password}`);
  say(`Authenticator app: ${added.uri}`);
  say(renderUnicodeCompact(added.uri, { border: 2 }));
  say(`Recovery codes, each for one login: ${added.recovery.join(" ")}`);
  return 0;
};

function wantedBy(args: readonly string[]) {
  const {
    email = "",
    name = "",
    role = [],
  } = optionsIn(args, {
    email: { type: "string" },
    name: { type: "string" },
    role: { type: "string", multiple: true },
  });
  const unknown = role.filter((each) => !deskRoleIds.some((known) => known === each));
  if (!v.is(contactRules.email, email))
    throw new CommandError("--email must be an e-mail address.");
  if (name.trim() === "" || name.length > limits.textMax)
    throw new CommandError(`--name must have 1 to ${limits.textMax} characters.`);
  if (role.length === 0 || unknown.length > 0)
    throw new CommandError(`--role must be one of ${deskRoleIds.join(", ")}.`);
  return { email, name: name.trim(), roles: [...new Set(role)] as DeskRole[] };
}
