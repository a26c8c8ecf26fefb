import { checkTrail, record } from "../audit.ts";
import type { Keys } from "../crypto.ts";
import { type Tx, tx } from "../database/database.ts";
import { type BrokenMember, brokenMembers, withSeal } from "../keys/row-seals.ts";
import { CommandError, optionsIn, printable } from "./command.ts";
import { keepingHeads } from "./keeping-heads.ts";
import { subjectOf } from "./subject.ts";

/** Of a ticket: no free text comes on the trail, where it would outlive an erasure. */
const ticketForm = /^[\w./#-]{1,40}$/;

/**
 * Prints the live members of an account with a broken seal. With the id of one and a ticket it seals that one as it stands, without its
 * password, and records that on the trail. Exit code 1: a broken one is left.
 */
export const seal = keepingHeads(async ({ owner, services }, args, say) => {
  const {
    member: id,
    ticket = "",
    ...asked
  } = optionsIn(args, {
    by: { type: "string" },
    account: { type: "string" },
    member: { type: "string" },
    ticket: { type: "string" },
  });
  if (id !== undefined && !ticketForm.test(ticket))
    throw new CommandError("--ticket must be the number of a ticket.");
  const { keys, clock } = services;
  const { members, sealed } = await tx(owner, async (handle) => {
    const { accountId, actor, roles } = await subjectOf(handle, { services }, asked);
    if (!roles.includes("administrator"))
      throw new CommandError(`--by "${asked.by}" is no administrator.`);
    const members = await brokenMembers(handle, keys, accountId);
    if (id === undefined) return { members, sealed: null };
    const sealed = members.find((member) => member.id === id);
    if (!sealed) throw new CommandError(`--member "${id}" is no member with a broken seal.`);
    const trail = await checkTrail(handle, keys.auditKey, accountId);
    if (!trail.sound)
      throw new CommandError(`The trail of ${asked.account} is not sound: ${trail.why}.`);
    await sealMember(handle, keys, sealed);
    const target = `member ${id}`;
    const action = { action: "member.seal", target, fields: [ticket] };
    await record(handle, keys.auditKey, { accountId, at: clock(), actor, ...action });
    return { members, sealed };
  });
  for (const each of members) say(`${each === sealed ? "Sealed: " : ""}${lineOf(each)}`);
  if (members.length === 0) say(`No member of account ${asked.account} has a broken seal.`);
  return members.some((each) => each !== sealed) ? 1 : 0;
});

const lineOf = ({ id, role, email }: BrokenMember) => `member ${id}: ${role}, ${printable(email)}`;

/** The lookup of the address is that of the address which stands there; a password that was written past the portal opens nothing. */
async function sealMember(handle: Tx, keys: Keys, member: BrokenMember): Promise<void> {
  const changes = {
    email_key: keys.emailKey(member.email),
    password_hash: null,
    access_revision: member.access_revision + 1,
  };
  const { seal: own } = withSeal(keys, "member", { ...member, ...changes });
  await handle
    .updateTable("member")
    .set({ ...changes, seal: own })
    .where("id", "=", member.id)
    .execute()
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
      throw new CommandError(`${printable(member.email)} is the address of another member.`);
    });
}

const uniqueViolation = "23505";
