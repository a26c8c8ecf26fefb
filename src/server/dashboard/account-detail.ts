import type { ReplyTo } from "#contract/calls/call.ts";
import type * as calls from "#contract/calls/dashboard.ts";
import { slotOfItem } from "#contract/file-limits.ts";
import { titleWording } from "#contract/documents/slot-titles.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { visibleAnswers } from "#contract/forms/flows/pages.ts";
import { applicationsOf } from "../application/application-queries.ts";
import { inAccount, type Tx } from "../database/database.ts";
import { statement } from "../database/statement.ts";
import type { Handler } from "../http/handler.ts";
import { personOfSlot } from "../review/requests/slot-titles.ts";

export const accountDetail: Handler<typeof calls.accountDetail> = (context) => {
  const { accountId, accountNumber } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const holder = await handle
      .selectFrom("member")
      .select(["contact_name", "email", "country_code", "phone", "designation"])
      .where("account_id", "=", accountId)
      .where("role", "=", "holder")
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    return {
      uid: accountNumber,
      contact_name: holder.contact_name ?? "",
      email: holder.email,
      country_code: holder.country_code ?? "",
      phone: holder.phone ?? "",
      designation: holder.designation ?? "",
    };
  });
};

type Document = ReplyTo<typeof calls.accountDocuments>[number];
type Row = Omit<Document, "url" | "at" | "person"> & { at: Date };

/** A document that is in several applications is listed once, where it was stored first. */
const documents = (accountId: string) => statement<Row>`
  select * from (
    select distinct on (client_uid) application_id as form_id, reference, client_uid as uid,
      coalesce(item.slot, upload.slot) as asks, name, size, type, pages, upload.created_at as at,
      coalesce(contact_name, email) as by
    from upload
      join application on application.id = application_id
      join member on member.id = uploaded_by
      left join request_item item on upload.slot = ${slotOfItem("")}::text || item.id
    where upload.account_id = ${accountId} and upload.state = 'stored'
    order by client_uid, upload.created_at
  ) stored
  order by at desc, uid`;

export const accountDocuments: Handler<typeof calls.accountDocuments> = (context) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, async (handle) => {
    const rows = await applicationsOf(handle, accountId);
    const applications = rows.map(({ id, flow, rules_on, answers }) => ({
      id,
      rules_on,
      answers: visibleAnswers(flowOn(flow, rules_on), answers),
    }));
    return (await documentsIn(handle, accountId)).map(({ at, ...row }) => {
      const of = applications.find(({ id }) => id === row.form_id);
      return {
        ...row,
        person: of ? personOfSlot(row.asks, of.answers) : "",
        wording: of && titleWording(row.asks, of.answers, of.rules_on),
        url: `/ins-kyc/v1/file/${row.uid}`,
        at: at.getTime(),
      };
    });
  });
};

async function documentsIn(handle: Tx, accountId: string): Promise<Row[]> {
  return (await handle.executeQuery(documents(accountId))).rows;
}
