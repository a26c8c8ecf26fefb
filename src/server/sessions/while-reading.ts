import { finished } from "node:stream/promises";
import type { FastifyReply } from "fastify";
import { limits } from "#contract/limits.ts";

/** A reader may take as much longer than a sender. */
const requestsLong = 5;

/**
 * Resolves when the answer has been read. Cuts it off when its reader takes too long, or within a second after
 * the session ends, read or not.
 */
export async function whileReading(
  { raw, server, log }: FastifyReply,
  isSignedIn: () => Promise<boolean>,
): Promise<void> {
  const cut = () => raw.destroy();
  const ask = async () => {
    if (!(await isSignedIn())) cut();
  };
  const overdue = setTimeout(cut, requestsLong * server.server.requestTimeout);
  const asking = setInterval(
    () => void ask().catch((err: unknown) => log.warn({ err }, "session_check_failed")),
    limits.uploadSessionMs,
  );
  try {
    await finished(raw);
  } catch {
    // The reader has left, or was cut off.
  } finally {
    clearTimeout(overdue);
    clearInterval(asking);
  }
}
