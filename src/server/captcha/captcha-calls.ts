import type * as calls from "#contract/calls/captcha.ts";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import { createCaptcha, tryCaptcha } from "./captchas.ts";
import type { Context } from "../http/context.ts";
import type { Handler } from "../http/handler.ts";
import { spendUse } from "../http/rate-limits.ts";
import { Refused } from "../refused.ts";

export const captchaSwitch: Handler<typeof calls.captchaSwitch> = async ({ settings }) => {
  const status = settings.captcha;
  return { status, data: { status } };
};

export const captchaChallenge: Handler<typeof calls.captchaChallenge> = async (
  context,
  { body },
) => {
  const { db, keys, captcha, now } = context;
  await refuseMany(context, context.addressRange, captchaLimits.perAddressRangePerMinute);
  const preSessionId = await context.preSession();
  await refuseMany(context, preSessionId, captchaLimits.perVisitorPerMinute);
  const made = await captcha.make(body.kind);
  return { id: await createCaptcha(db, keys, preSessionId, made, now), ...made.shown };
};

async function refuseMany({ db, now }: Context, who: string, most: number): Promise<void> {
  const limit = { key: `captchas a minute|${who}`, most, windowSeconds: 60 };
  await spendUse(db, limit, now);
}

/** No rate limit: each puzzle can be answered once. */
export const captchaCheck: Handler<typeof calls.captchaCheck> = async (context, { body }) => {
  const preSessionId = await context.knownPreSession();
  const captcha_result =
    preSessionId && (await tryCaptcha(context, preSessionId, body, context.now));
  if (captcha_result === null) throw new Refused("captchaWrong");
  return { captcha_result };
};
