import { mayCall } from "#contract/calls/call.ts";
import { codeMailFor, sendCodeWith } from "../accounts/codes.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";

/** To the holder's own address only. */
export async function sendCodeToSign(
  context: Context,
  { email, captcha }: { email: string; captcha: string | undefined },
) {
  const { keys } = context;
  const { memberId, role, email: own } = context.memberShown();
  if (!mayCall("holder", role)) throw new Refused("holderOnly");
  if (!keys.emailKey(email).equals(keys.emailKey(own)))
    throw new Refused("malformed", { path: "email" });
  const asked = { email: own, captcha, purpose: "sign", memberId } as const;
  const asker = { is: "owner", name: `member ${memberId}` } as const;
  return sendCodeWith(
    context,
    asked,
    async (_handle, _context, _asked, code) => codeMailFor(context, asked, code),
    asker,
  );
}
