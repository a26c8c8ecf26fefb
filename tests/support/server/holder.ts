import { pino } from "pino";
import { openPostgres } from "../../../src/server/database/postgres.ts";
import { gracefulShutdown } from "../../../src/server/graceful-shutdown.ts";

const log = pino({ level: "silent" });
const running = await openPostgres(process.argv[2]!, log).catch((error: Error) => {
  process.stderr.write(error.message);
  process.exit(1);
});
gracefulShutdown(false, () => running.stop());
process.send?.({ adopted: running.adopted });
process.on("message", () => {
  void running.stop().then(() => process.exit(0));
});
