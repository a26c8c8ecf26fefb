import type { BodyOf, ParamsOf, QueryOf, ReplyTo } from "#contract/calls/call.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { deskCode } from "#contract/calls/desk-session.ts";
import { read, type Outcome } from "#portal/system/api.ts";
import type { Browser } from "./portal.ts";

interface Given<C extends DeskCall> {
  body?: Partial<BodyOf<C>>;
  query?: Partial<QueryOf<C>>;
  params?: ParamsOf<C>;
}

/** Calls of the desk from one tab, which shows the person who signs in there. */
export const deskApi = (browser: Pick<Browser, "fetch">) => {
  const shown: Record<string, string> = {};
  return async <C extends DeskCall>(
    call: C,
    given: Given<C> = {},
  ): Promise<Outcome<ReplyTo<C>>> => {
    const params = (given.params ?? {}) as Record<string, string>;
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
    const query = new URLSearchParams((given.query ?? {}) as Record<string, string>);
    const response = await browser.fetch(`${path}?${query}`, {
      method: call.method,
      headers: { "accept-language": "en-US", "content-type": "application/json", ...shown },
      ...(call.method === "POST" ? { body: JSON.stringify(given.body ?? {}) } : {}),
    });
    if (call.gives === "bytes" && response.ok)
      return { ok: true, data: (await response.text()) as never };
    const outcome = read(response.status, await response.json());
    if (outcome.ok && call.path === deskCode.path)
      shown["x-person"] = (outcome.data as ReplyTo<typeof deskCode>).id;
    return outcome as Outcome<ReplyTo<C>>;
  };
};

export type DeskApi = ReturnType<typeof deskApi>;
