import { createRequest, type Given, type Outcome, send } from "#browser/client.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { locales } from "#contract/locales.ts";
import { localeNow } from "../app/i18n.ts";

interface Tab {
  /** The id of the person that the tab shows. */
  person: () => string | undefined;
  /** The server says that no one is signed in. */
  onEnd: () => void;
  /** The server says that another person is. */
  onOther: () => void;
}

/** The desk's client. */
export function createApi({ person, onEnd, onOther }: Tab) {
  const request = createRequest((...given) => globalThis.fetch(...given));
  return async <C extends DeskCall>(
    call: C,
    given: Given<C> = {},
  ): Promise<Outcome<ReplyTo<C>>> => {
    const shown = person();
    const headers = {
      "Accept-Language": locales[localeNow()].wire,
      ...(shown === undefined ? {} : { "X-Person": shown }),
    };
    const { outcome } = await send(request, call, given as Given<DeskCall>, headers);
    if (!outcome.ok && outcome.refusal === "sessionExpired") onEnd();
    if (!outcome.ok && outcome.refusal === "otherPerson" && shown === person()) onOther();
    return outcome as Outcome<ReplyTo<C>>;
  };
}

export type Api = ReturnType<typeof createApi>;
