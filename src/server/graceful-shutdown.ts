import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** A stop that takes longer is a kill. Everything that is waited for has a shorter limit of its own. */
export const stopMs = 15_000;

/**
 * Also runs at an uncaught error. A repeated signal counts once: npm forwards the Ctrl-C that the terminal
 * has sent already.
 */
export function gracefulShutdown(log: Logger | false, stop: () => Promise<void>): void {
  const { close } = closeWithGrace(
    { delay: stopMs, logger: log, skip: [...signals] },
    async ({ err }) => {
      if (err && log) log.fatal({ err }, "uncaught_error");
      await stop();
    },
  );
  let stopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      close();
    });
  }
}
