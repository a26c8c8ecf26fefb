import { writeFileSync } from "node:fs";
import { developmentFile } from "../../support/development.ts";

interface Server {
  start: () => Promise<{ mailbox: string | null }>;
}

const { start } = (await import(process.env["SERVER_MAIN"]!)) as Server;
const { mailbox } = await start();
if (mailbox) writeFileSync(developmentFile(process.env["PORT"]!), mailbox, { mode: 0o600 });
console.log("open");
