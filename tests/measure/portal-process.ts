import { pathToFileURL } from "node:url";

const { start } = (await import(pathToFileURL(process.argv[2]!).href)) as {
  start: () => Promise<{ address: string }>;
};

process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
const { address } = await start();
process.send!(address);
