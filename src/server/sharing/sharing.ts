export { ownData, ownDataTicket } from "./own-data/own-data.ts";
export { exchangeOpenAccountToken, openAccountToken } from "./account-token.ts";
import type * as calls from "#contract/calls/sharing/data-sharing.ts";
import { lockHead } from "../audit.ts";
import { inAccount } from "../database/database.ts";
import type { Handler } from "../http/handler.ts";
import { saveSharing, sharingOf } from "./sharing-queries.ts";

export const dataSharing: Handler<typeof calls.dataSharing> = (context) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, (handle) => sharingOf(handle, accountId));
};

export const enableDataSharing: Handler<typeof calls.enableDataSharing> = (
  context,
  { body: { enabled, wording } },
) => {
  const { accountId, memberId } = context.member();
  const { locale, now } = context;
  return inAccount(context.db, accountId, async (handle) => {
    await lockHead(handle, accountId);
    const before = await sharingOf(handle, accountId);
    const isSame = before.since !== null && before.enabled === enabled;
    if (isSame && before.wording === wording) return before;
    await saveSharing(handle, { accountId, memberId, enabled, wording, locale }, now);
    const action = enabled ? "sharing.enable" : "sharing.disable";
    await context.audit(handle, { action, target: `wording ${wording}` });
    return sharingOf(handle, accountId);
  });
};
