import { sql } from "kysely";
import type { DeskCalls } from "#contract/calls/desk.ts";
import { limits } from "#contract/limits.ts";
import { lockHead } from "../audit.ts";
import type { DeskContext } from "../desk/desk-context.ts";
import { recordListRead } from "../desk/desk-events.ts";
import { deskNames } from "../desk/desk-person-queries.ts";
import { isDeskSessionLive } from "../desk/desk-session-queries.ts";
import type { HandlersFor } from "../http/handler.ts";
import { Refused } from "../refused.ts";

/** Accounts whose applicants may upload more than the usual number of their own documents. */
export const fileLimitHandlers: HandlersFor<DeskCalls, DeskContext>["fileLimits"] = {
  deskFileLimits: (context) =>
    context.asPerson(null, async (handle) => {
      const { personId } = context.person();
      await recordListRead(handle, { personId, action: "fileLimits.read" }, context.now);
      const names = await deskNames(handle);
      const rows = await handle
        .selectFrom("file_limit")
        .selectAll()
        .orderBy("at", "desc")
        .orderBy("id")
        .limit(limits.deskPage)
        .execute();
      return rows.map(({ id, account_number, files_total, reason, person_id, at }) => ({
        id,
        account_number,
        files_total,
        reason,
        by: names.get(person_id) ?? "",
        at: at.getTime(),
      }));
    }),

  deskRaiseFileLimit: async (context, { body }) => {
    const accountId = await accountNumbered(context, body.account_number);
    return context.asPerson(accountId, async (handle) => {
      await lockHead(handle, accountId);
      // It may have ended while the account was locked.
      if (!(await isDeskSessionLive(handle))) throw new Refused("sessionExpired");
      const { files_total } = await handle
        .selectFrom("account")
        .select("files_total")
        .where("id", "=", accountId)
        .executeTakeFirstOrThrow();
      const max = files_total ?? limits.filesTotal;
      if (body.files_total <= max) throw new Refused("fileLimitNotHigher", { max });
      const { personId: person_id } = context.person();
      const row = { ...body, account_id: accountId, person_id, at: context.now };
      await handle.insertInto("file_limit").values(row).execute();
      const fields = [`${max}`, `${body.files_total}`];
      await context.audit(handle, { accountId, action: "fileLimit.raise", fields });
      return {};
    });
  },
};

/** Rejects with accountUnknown. */
const accountNumbered = (context: DeskContext, number: string): Promise<string> =>
  context.asPerson(null, async (handle) => {
    const { rows } = await sql<{ id: string | null }>`
      select account_numbered(${number}) as id`.execute(handle);
    const id = rows[0]?.id;
    if (!id) throw new Refused("accountUnknown");
    return id;
  });
