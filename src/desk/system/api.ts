import { createRequest, type Given, type Outcome, send } from "#browser/client.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { locales } from "#contract/locales.ts";
import { localeNow } from "../app/i18n.ts";

/** The desk's client. `onEnd`: the server says that no one is signed in. */
export function createApi(onEnd: () => void) {
  const request = createRequest((...given) => globalThis.fetch(...given));
  return async <C extends DeskCall>(
    call: C,
    given: Given<C> = {},
  ): Promise<Outcome<ReplyTo<C>>> => {
    const headers = { "Accept-Language": locales[localeNow()].wire };
    const { outcome } = await send(request, call, given as Given<DeskCall>, headers);
    if (!outcome.ok && outcome.refusal === "sessionExpired") onEnd();
    return outcome as Outcome<ReplyTo<C>>;
  };
}

export type Api = ReturnType<typeof createApi>;
