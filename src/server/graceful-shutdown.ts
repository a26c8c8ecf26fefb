import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const patienceMs = 30_000;

/**
 * Runs `stop` at SIGINT, SIGTERM, SIGHUP and at an uncaught error, then ends the process.
 * A signal that comes twice counts once: npm passes on the Ctrl-C that the terminal has already sent.
 */
export function gracefulShutdown(log: Logger | false, stop: () => Promise<void>): void {
  const { close } = closeWithGrace(
    { delay: patienceMs, logger: log, skip: [...signals] },
    async ({ err }) => {
      if (err && log) log.fatal({ err }, "the portal stops after an error");
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
