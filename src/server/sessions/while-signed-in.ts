import { limits } from "#contract/limits.ts";
import type { Context } from "../http/context.ts";
import { Refused } from "../refused.ts";
import { isSessionLive } from "./sessions.ts";
import { inAccount } from "../database/database.ts";

/** Rejects within a second after the session ends, even without new bytes. */
export async function* whileSignedIn(
  context: Context,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { accountId, sessionId } = context.member();
  // A race with one long-lived promise would retain every chunk.
  let waiting: PromiseWithResolvers<IteratorResult<Uint8Array>> | undefined;
  let hasEnded = false;
  const ask = async () => {
    const isOn = await inAccount(context.db, accountId, (handle) =>
      isSessionLive(handle, sessionId),
    );
    if (isOn) return;
    hasEnded = true;
    waiting?.reject(new Refused("sessionExpired"));
  };
  const asking = setInterval(
    () =>
      void ask().catch((error: unknown) =>
        context.log.warn({ err: error }, "session_check_failed"),
      ),
    limits.uploadSessionMs,
  );
  const source = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      if (hasEnded) throw new Refused("sessionExpired");
      waiting = Promise.withResolvers();
      source.next().then(waiting.resolve, waiting.reject);
      const next = await waiting.promise;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearInterval(asking);
    void source.return?.().catch(() => undefined);
  }
}
