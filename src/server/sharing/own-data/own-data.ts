import type * as calls from "#contract/calls/sharing/own-data.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { lockHead } from "../../audit.ts";
import { inAccount, type Tx } from "../../database/database.ts";
import type { Context } from "../../http/context.ts";
import type { Handler } from "../../http/handler.ts";
import { spendUse, ownDataOfAccount } from "../../http/rate-limits.ts";
import { readerOf } from "../../accounts/member-queries.ts";
import { postMail } from "../../mail/mail.ts";
import { dataDownloadedMail } from "../../mail/own-data-mail.ts";
import { Refused } from "../../refused.ts";
import { translate } from "../../i18n.ts";
import { deviceOf } from "../../sessions/device.ts";
import { requireNewSession, verifyPassword } from "../../sessions/prove-again.ts";
import { archiveOf } from "./archive.ts";
import { createOwnDataTicket, takeOwnDataTicket } from "./own-data-tickets.ts";
import { placed } from "./own-files.ts";
import { ownDataParts, ownFiles } from "./parts.ts";
import { todayOf } from "../../clock.ts";

export const ownDataTicket: Handler<typeof calls.ownDataTicket> = async (
  context,
  { body: { password } },
) => {
  const { accountId, memberId } = context.member();
  if (password !== undefined) await verifyPassword(context, password);
  return inAccount(context.db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    if (password === undefined) await requireNewSession(handle, context);
    const limit = { key: `own data|${accountId}`, ...ownDataOfAccount };
    await spendUse(handle, limit, context.now);
    const ticket = await createOwnDataTicket(
      handle,
      context.keys,
      { accountId, memberId },
      context.now,
    );
    await context.audit(handle, { action: "data.ask" });
    return { ticket, expires_in_seconds: limits.ownDataMinutes * 60 };
  });
};

async function sendNotice(handle: Tx, context: Context): Promise<void> {
  const { keys, now, settings, addressRange, userAgent } = context;
  const reader = await readerOf(handle, settings, context.member().accountId);
  const { browser, system } = deviceOf(userAgent ?? null);
  const device = [browser, system].filter(Boolean).join(", ");
  const mail = dataDownloadedMail(reader, { at: now, device, addressRange }, settings.publicUrl);
  await postMail(handle, keys, mail, now);
}

export const ownData: Handler<typeof calls.ownData> = async (context, { params: { ticket } }) => {
  const { accountId, memberId, accountNumber } = context.member();
  const { keys, now } = context;
  await inAccount(context.db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    if (!(await takeOwnDataTicket(handle, keys, ticket, memberId, now)))
      throw new Refused("notFound");
    await context.audit(handle, { action: "data.download" });
    await sendNotice(handle, context);
  });
  const data: Record<string, unknown> = { made_at: now.toISOString() };
  for (const [name, part] of Object.entries(ownDataParts)) data[name] = await part(context);
  const files = placed(await ownFiles(context));
  data["files"] = files.map(({ told }) => told);
  const json = Buffer.from(JSON.stringify(data, null, 2));
  const name = `${accountNumber}-${todayOf(now)}.zip`;
  const note = translate(context.locale, refusals.fileDamaged.message);
  return { bytes: archiveOf(json, files, now, note), type: "application/zip", name };
};
