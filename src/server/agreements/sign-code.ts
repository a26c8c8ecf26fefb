import type { sendEmailCaptcha } from "#contract/calls/account.ts";
import { type BodyOf, mayCall } from "#contract/calls/call.ts";
import { codeMailFor, sendCodeWith } from "../accounts/codes.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";

/** To the holder's own address only, and for the text that is named only. */
export async function sendCodeToSign(
  context: Context,
  { email, captcha_result: captcha, text_sha256: text }: BodyOf<typeof sendEmailCaptcha>,
) {
  const { keys } = context;
  const { memberId, role, email: own } = context.memberShown();
  if (!mayCall("holder", role)) throw new Refused("holderOnly");
  if (!keys.emailKey(email).equals(keys.emailKey(own)))
    throw new Refused("malformed", { path: "email" });
  if (text === undefined) throw new Refused("malformed", { path: "text_sha256" });
  const textHash = Buffer.from(text, "hex");
  const asked = { email: own, captcha, purpose: "sign", memberId, textHash } as const;
  const asker = { is: "owner", name: `member ${memberId}` } as const;
  return sendCodeWith(
    context,
    asked,
    async (_handle, _context, _asked, code) => codeMailFor(context, asked, code),
    asker,
  );
}
