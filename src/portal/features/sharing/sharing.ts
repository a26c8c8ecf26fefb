import type { LineId } from "#contract/business-lines.ts";
import { enableDataSharing } from "#contract/calls/sharing/data-sharing.ts";
import { sharingWording } from "#contract/sharing/wording.ts";
import type { Api } from "#portal/system/api.ts";
import { wiredRevocation } from "../accounts/revocation.ts";
import { openLine } from "../dashboard/lines.ts";

const answerWith = (enabled: boolean) => ({ body: { enabled, wording: sharingWording.version } });

/** Records the answer, then opens the line; null if the server rejects either, which shows a toast. */
export async function startLine(api: Api, line: LineId, isShared: boolean) {
  const recorded = await api(enableDataSharing, answerWith(isShared));
  return recorded.ok ? openLine(api, line) : null;
}

/** The dialog shows a refusal itself; a toast would cover it. */
const disable = { ...enableDataSharing, errorDisplay: "inline" } as const;

/** Withdraws the consent; afterwards the page is loaded again. */
export const wiredStop = wiredRevocation((_, { api }) => api(disable, answerWith(false)));
