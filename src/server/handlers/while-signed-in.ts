import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { goesOn } from "../sessions.ts";
import { inAccount } from "../store/database.ts";

const everyMs = 400;

/** Passes bytes on as long as the session of the request goes on; once it has ended refuses within a second, though no byte comes. */
export async function* whileSignedIn(
  context: Context,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { accountId, sessionId } = context.member();
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  const ask = async () => {
    const isOn = await inAccount(context.db, accountId, (handle) => goesOn(handle, sessionId));
    if (!isOn) ended.reject(new Refused("sessionExpired"));
  };
  const asking = setInterval(
    () => void ask().catch((error: unknown) => context.log.warn({ err: error }, "not asked")),
    everyMs,
  );
  const source = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([source.next(), ended.promise]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearInterval(asking);
    void source.return?.().catch(() => undefined);
  }
}
