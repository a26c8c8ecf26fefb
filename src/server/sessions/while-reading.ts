import { finished } from "node:stream/promises";
import { setInterval as each } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { limits } from "#contract/limits.ts";

/** Of each so many times as long as a sender has, so much a second must be read. */
const timesSending = 5;
const leastBytesASecond = 10_000;

/**
 * Resolves when the answer has been read. Cuts it off when its reader is too slow, or within a second after the
 * session ends, read or not.
 */
export async function whileReading(
  { raw, server, log }: FastifyReply,
  isSignedIn: () => Promise<boolean>,
): Promise<void> {
  const windowMs = timesSending * server.server.requestTimeout;
  const now = () => ({ at: performance.now(), bytes: raw.socket?.bytesWritten ?? 0 });
  let begun = now();
  const isTooSlow = () => {
    const { at, bytes } = now();
    if (at - begun.at < windowMs) return false;
    const isSlow = bytes - begun.bytes < (leastBytesASecond * (at - begun.at)) / 1000;
    begun = { at, bytes };
    return isSlow;
  };
  const ended = new AbortController();
  const watch = async () => {
    for await (const _ of each(limits.uploadSessionMs, undefined, { signal: ended.signal })) {
      const isOn = await isSignedIn().catch((err: unknown) => {
        log.warn({ err }, "session_check_failed");
        return true;
      });
      if (!isOn || isTooSlow()) raw.destroy();
    }
  };
  // It ends when it is aborted.
  const watching = watch().catch(() => undefined);
  try {
    await finished(raw);
  } catch {
    // The reader has left, or was cut off.
  } finally {
    ended.abort();
    await watching;
  }
}
