import type { LineId } from "#contract/business-lines.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import { closeAccount, reopenLine, withdrawLine } from "#contract/calls/requests.ts";
import { openAccountToken } from "#contract/calls/sharing/account-token.ts";
import type { Services } from "#portal/system/system.ts";
import { pathOf } from "#contract/forms/flows/flow-ids.ts";
import { continueUnasked } from "../../application/resumed.ts";
import { wiredRevocation } from "../../accounts/revocation.ts";

const toasted = { errorDisplay: "toast" } as const;

/** Opens the draft of a rejected line; gives its address, null where the server rejects it. */
export async function reopen({ api, reload }: Services, line: LineId) {
  const reopened = await api({ ...reopenLine, ...toasted }, { body: { line } });
  if (!reopened.ok) return reload();
  continueUnasked();
  return { to: pathOf[reopened.data.flow], search: { form: reopened.data.form_id } };
}

/** Asks the desk to open the account; the page then shows the new status. Gives whether the server took the request. */
export async function requestAccount({ api, reload }: Services, line: LineId): Promise<boolean> {
  const { ok } = await api(openBiz, { body: { line } });
  reload();
  return ok;
}

/** Goes to the site of the line's platform, with a token that the site exchanges once. */
export async function goToSite({ api }: Services, line: LineId): Promise<void> {
  const given = await api(openAccountToken, { query: { line } });
  if (given.ok && given.data.site) location.assign(`${given.data.site}#${given.data.token}`);
}

/** The line's id is the subject of the question. */
export const wiredEnds = {
  withdraw: wiredRevocation((line, { api }) =>
    api(withdrawLine, { body: { line: line as LineId } }),
  ),
  closeAccount: wiredRevocation((line, { api }) =>
    api(closeAccount, { body: { line: line as LineId } }),
  ),
};
