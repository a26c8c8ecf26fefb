import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const { start } = (await import(process.env["SERVER_MAIN"]!)) as { start: () => Promise<unknown> };
setFlagsFromString("--expose-gc");
// Frees what is no longer used, so that what is held can be measured.
process.on("SIGUSR2", runInNewContext("gc") as () => void);
await start();
console.log("open");
