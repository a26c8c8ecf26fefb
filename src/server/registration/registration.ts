import { randomInt, randomUUID } from "node:crypto";
import type { BodyOf } from "#contract/calls/call.ts";
import type { register } from "#contract/calls/account.ts";
import { isProofGood, spendProof } from "../accounts/challenges.ts";
import { isTooCommon } from "../passwords/common-passwords.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { asAccount, tx, type Tx } from "../database/database.ts";
import { lockAddress } from "../database/locks.ts";
import { flowsFor } from "#contract/forms/flows/flows.ts";
import { beginApplication } from "../application/application-queries.ts";
import { firstAccess, holderByEmail } from "../accounts/member-queries.ts";
import { hashOf } from "../passwords/hash-semaphore.ts";
import { applicationTarget } from "../audit.ts";

type Registration = BodyOf<typeof register>;
type Registrant = Omit<Registration, "proof" | "password">;

/** Of parallel requests for one address one creates the account. */
export async function registerAccount(context: Context, given: Registration): Promise<void> {
  if (isTooCommon(given.password, given.email)) throw new Refused("passwordCommon");
  const preSessionId = await context.knownPreSession();
  if (preSessionId === null) throw new Refused("proofSpent");
  const asked = { purpose: "register", email: given.email, preSessionId } as const;
  if (!(await isProofGood(context.db, context.keys, asked, given.proof, context.now)))
    throw new Refused("proofSpent");
  const passwordHash = await hashOf(context, preSessionId, given.password);
  const emailKey = context.keys.emailKey(given.email);
  await tx(context.db, async (handle) => {
    await lockAddress(handle, emailKey);
    const proved = await spendProof(handle, context.keys, asked, given.proof, context.now);
    if (!proved || (await holderByEmail(handle, emailKey))) throw new Refused("proofSpent");
    await openAccount(handle, context, given, { emailKey, passwordHash });
  });
}

/** Switches the transaction to the account. A null hash disables login by password. */
export async function openAccount(
  handle: Tx,
  context: Context,
  given: Registrant,
  { emailKey, passwordHash }: { emailKey: Buffer; passwordHash: string | null },
): Promise<{ accountId: string; memberId: string }> {
  const accountId = randomUUID();
  const memberId = randomUUID();
  await asAccount(handle, accountId);
  await insertAccount(handle, context, accountId, given.register_type);
  await insertHolder(handle, context, given, { accountId, memberId, emailKey, passwordHash });
  const [flow] = flowsFor[given.register_type];
  const formId = await beginApplication(handle, { accountId, memberId, flow }, context.now);
  const target = `account ${accountId}`;
  await context.audit(handle, { accountId, actor: memberId, action: "account.register", target });
  const begun = { action: "application.begin", target: applicationTarget(formId) };
  await context.audit(handle, { accountId, actor: memberId, ...begun });
  return { accountId, memberId };
}

interface NewHolder {
  accountId: string;
  memberId: string;
  emailKey: Buffer;
  passwordHash: string | null;
}

async function insertHolder(
  handle: Tx,
  { keys, locale, brand, now }: Context,
  given: Registrant,
  { accountId, memberId, emailKey, passwordHash }: NewHolder,
): Promise<void> {
  const { country_code, phone, contact_name, designation, sales_email, email } = given;
  await handle
    .insertInto("member")
    .values({
      ...firstAccess(keys, {
        id: memberId,
        account_id: accountId,
        role: "holder",
        email,
        email_key: emailKey,
        password_hash: passwordHash,
      }),
      contact_name,
      designation,
      country_code,
      phone,
      sales_email: sales_email === "" ? null : sales_email,
      locale,
      brand,
      created_at: now,
      email_proved_at: now,
    })
    .execute();
}

/** Draws the number again when it is taken. */
async function insertAccount(
  handle: Tx,
  { keys, now }: Context,
  id: string,
  register_type: Registration["register_type"],
): Promise<void> {
  const data_key = keys.newDataKey(id).wrapped;
  for (let inserted = 0n; inserted === 0n;) {
    const number = String(randomInt(10_000_000, 100_000_000));
    const done = await handle
      .insertInto("account")
      .values({ id, number, register_type, data_key, created_at: now })
      .onConflict((conflict) => conflict.column("number").doNothing())
      .executeTakeFirst();
    inserted = done.numInsertedOrUpdatedRows ?? 0n;
  }
}
