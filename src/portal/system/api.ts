import {
  type Answer,
  createRequest,
  type Given as GivenToAny,
  type Outcome,
  send,
} from "#browser/client.ts";
import type { Call, ReplyTo } from "#contract/calls/call.ts";
import { locales } from "#contract/locales.ts";
import { brandNow } from "#browser/brand.ts";
import { localeNow } from "../app/i18n.ts";

export { read, renewalIn } from "#browser/client.ts";
export type { Answer, Outcome, Refused } from "#browser/client.ts";

export interface Given<C extends Call> extends GivenToAny<C> {
  /** Where it differs from the call's own `isRetryable`. */
  again?: boolean;
}

export const clientVersion = "1.0.0";

/** What the calls of one tab share: which person it shows, and what an answer means beyond the screen that asked. */
export interface Connection {
  /** The person this tab shows, which every call sends to the server; undefined while that is not known. */
  person: () => string | undefined;
  /** Called when a call is sent; returns the function that takes its answer. */
  start: (call: Call) => Settle;
}

/** Returns whether the call is to be sent again, once that is known. */
export type Settle = (answer: Answer, isRetryable: boolean) => Promise<boolean>;

interface Dependencies {
  /** Tests bring their own. */
  transport?: typeof globalThis.fetch;
  connection?: Connection;
}

/** The one configured client. */
export function createApi({
  transport = (...given) => globalThis.fetch(...given),
  connection,
}: Dependencies = {}) {
  const request = createRequest(transport);
  return async <C extends Call>(call: C, given: Given<C> = {}): Promise<Outcome<ReplyTo<C>>> => {
    const isRetryable = given.again ?? call.isRetryable;
    let isSent = false;
    for (;;) {
      const settle = connection?.start(call);
      const answer = await send(request, call, given, headers(connection));
      const mayRepeat = isRetryable && !isSent;
      const isRepeated = await settle?.(answer, mayRepeat);
      if (!isRepeated) return answer.outcome as Outcome<ReplyTo<C>>;
      isSent = true;
    }
  };
}

export type Api = ReturnType<typeof createApi>;

/** The headers every call carries. */
export function headers(connection?: Connection): Record<string, string> {
  const person = connection?.person();
  return {
    ...(person === undefined ? {} : { "X-Person": person }),
    "Accept-Language": locales[localeNow()].wire,
    "X-Brand": brandNow(),
    "X-Client-Version": clientVersion,
  };
}
