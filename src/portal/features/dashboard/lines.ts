import type { LineId } from "#contract/business-lines.ts";
import type { insInfo, LineReply } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import type { Api } from "#portal/system/api.ts";
import { pathOf } from "#contract/forms/flows/flow-ids.ts";
import { continueUnasked } from "../application/resumed.ts";

const isOver = ({ rejection, business_account_status: account }: LineReply) =>
  rejection?.kind === "final" || account === "Closed";

/** Whether every line that was applied for is rejected for good or closed: nothing more is asked for it. */
export const areOver = ({ lines }: Pick<ReplyTo<typeof insInfo>, "lines">): boolean =>
  lines.length > 0 && lines.every(isOver);

/** Opens a line and returns the path of its application; null if the server rejects it, which shows a toast. */
export async function openLine(api: Api, line: LineId) {
  const opened = await api(openBiz, { body: { line } });
  if (!opened.ok) return null;
  continueUnasked();
  return pathOf[opened.data.flow];
}
