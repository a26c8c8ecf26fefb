import { randomUUID } from "node:crypto";
import type { Services } from "#server/services.ts";
import { asAccount, tx } from "#server/database/database.ts";
import { firstAccess } from "#server/accounts/member-queries.ts";
import { checkedColumns, withSeal } from "#server/keys/row-seals.ts";
import type { Portal } from "./portal.ts";

export interface Person {
  accountId: string;
  memberId: string;
  email: string;
}

let made = 10_000_000;

/** An account with its holder, written straight into the tables. */
export async function aHolder(
  services: Services,
  email = `holder-${randomUUID()}@example.com`,
  passwordHash: string | null = null,
): Promise<Person> {
  const accountId = randomUUID();
  const memberId = randomUUID();
  made += 1;
  const number = String(made);
  await tx(services.db, async (handle) => {
    await asAccount(handle, accountId);
    await handle
      .insertInto("account")
      .values({
        id: accountId,
        number,
        register_type: "institution",
        data_key: services.keys.newDataKey(accountId).wrapped,
      })
      .execute();
    await handle
      .insertInto("member")
      .values({
        ...firstAccess(services.keys, {
          id: memberId,
          account_id: accountId,
          role: "holder",
          email,
          email_key: services.keys.emailKey(email),
          password_hash: passwordHash,
        }),
        contact_name: "Mei Lin",
        locale: "en",
      })
      .execute();
  });
  return { accountId, memberId, email };
}

/** What the only person of this account is from now on. */
export async function becomes(
  { owner, services }: Pick<Portal, "owner" | "services">,
  accountId: string,
  role: "holder" | "assistant",
): Promise<void> {
  const held = await owner
    .selectFrom("member")
    .select(checkedColumns("member"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  const { seal } = withSeal(services.keys, "member", { ...held, role });
  await owner.updateTable("member").set({ role, seal }).where("id", "=", held.id).execute();
}
