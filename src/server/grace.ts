import closeWithGrace from "close-with-grace";
import type { Logger } from "pino";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const patienceMs = 30_000;

/**
 * Stops in good order at SIGINT, SIGTERM, SIGHUP and at an error nobody caught, then ends the process.
 * A signal that comes twice counts once: npm passes on the Ctrl-C that the terminal has already sent.
 */
export function stopInGoodOrder(log: Logger | false, stop: () => Promise<void>): void {
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
