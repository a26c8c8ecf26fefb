import { writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { developmentFile } from "#tests/support/development.ts";

interface Server {
  start: () => Promise<{ mailbox: string | null }>;
}

const { start } = (await import(process.env["SERVER_MAIN"]!)) as Server;
setFlagsFromString("--expose-gc");
// Frees what is no longer used, so that what is held can be measured. SIGUSR2 stops the portal.
process.on("SIGWINCH", runInNewContext("gc") as () => void);
const { mailbox } = await start();
if (mailbox) writeFileSync(developmentFile(process.env["PORT"]!), mailbox, { mode: 0o600 });
console.log("open");
