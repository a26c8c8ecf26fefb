import { pino } from "pino";
import { openPostgres } from "../../../src/server/store/postgres.ts";

const log = pino({ level: "silent" });
const running = await openPostgres(process.argv[2]!, log).catch((error: Error) => {
  process.stderr.write(error.message);
  process.exit(1);
});
process.send?.({ adopted: running.adopted });
process.on("message", () => {
  void running.stop().then(() => process.exit(0));
});
