import type { Selectable } from "kysely";
import { record } from "../audit.ts";
import type { Keys } from "../crypto.ts";
import { type Tx, tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { brokenRows, tablesOfAccount, withSeal } from "../keys/row-seals.ts";
import { CommandError, optionsIn, printable, type Say } from "./command.ts";
import { keepingHeads } from "./keeping-heads.ts";
import { subjectOf } from "./subject.ts";

type Member = Selectable<Schema["member"]>;

/**
 * Prints which rows of an account have a broken seal. With a reason it seals those of members again, as they stand, and records that on
 * the trail. Exit code 1: a broken row is left.
 */
export const seal = keepingHeads(async ({ owner, services }, args, say) => {
  const { reason, ...asked } = optionsIn(args, {
    by: { type: "string" },
    account: { type: "string" },
    reason: { type: "string" },
  });
  if (reason?.trim() === "") throw new CommandError("--reason must say why.");
  return tx(owner, async (handle) => {
    const { accountId, actor } = await subjectOf(handle, { services }, asked);
    const { members, others } = await broken(handle, services.keys, accountId, say);
    if (members.length + others === 0) {
      say(`No row of account ${asked.account} has a broken seal.`);
      return 0;
    }
    if (reason === undefined) {
      say("Nothing is sealed without --reason.");
      return 1;
    }
    for (const member of members) {
      await sealMember(handle, services.keys, member);
      await record(handle, services.keys.auditKey, {
        accountId,
        at: services.clock(),
        actor,
        action: "member.seal",
        target: `member ${member.id}`,
        fields: [reason.trim()],
      });
    }
    const left = others > 0 ? " Other rows stay broken: they let no one in." : "";
    say(`Sealed ${members.length} members.${left}`);
    return others > 0 ? 1 : 0;
  });
});

async function broken(handle: Tx, keys: Keys, accountId: string, say: Say) {
  const members = await brokenRows(handle, keys, "member", accountId);
  for (const { id, role, email } of members) say(`member ${id}: ${role}, ${printable(email)}`);
  let others = 0;
  for (const table of tablesOfAccount) {
    if (table === "member") continue;
    const rows = await brokenRows(handle, keys, table, accountId);
    for (const { id } of rows) say(`${table} ${id}`);
    others += rows.length;
  }
  return { members, others };
}

/** The lookup of the address is that of the address which stands there. */
async function sealMember(handle: Tx, keys: Keys, member: Member): Promise<void> {
  const access_revision = member.access_revision + 1;
  const email_key = keys.emailKey(member.email);
  const { seal } = withSeal(keys, "member", { ...member, email_key, access_revision });
  await handle
    .updateTable("member")
    .set({ email_key, access_revision, seal })
    .where("id", "=", member.id)
    .execute()
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
      throw new CommandError(`${printable(member.email)} is the address of another member.`);
    });
}

const uniqueViolation = "23505";
