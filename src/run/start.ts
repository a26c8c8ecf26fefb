import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build-if-stale.ts";
import { root } from "./inputs.ts";

if (Number(process.versions.node.split(".", 1)[0]) !== 24) {
  stopWith(
    `Node 24 is needed, this is ${process.versions.node}. Run it by npm start, which uses the one npm ci installed.`,
  );
}

process.chdir(root);
// Must be set before the first file is read; 8 leaves threads for files and DNS beside the passwords.
process.env["UV_THREADPOOL_SIZE"] ??= "8";
process.env["LOG_LEVEL"] ||= "warn";

try {
  buildIfStale();
} catch (error) {
  stopWith((error as Error).message);
}

const { start } = (await import(pathToFileURL(join(root, "dist", "server", "main.js")).href)) as {
  start: () => Promise<{ address: string; mailbox: boolean }>;
};

try {
  const { address, mailbox } = await start();
  console.log(`Gatehouse is open at ${address}/kyc`);
  if (mailbox) console.log(`E-mails, codes included, are at ${address}/__dev/mail`);
  console.log("Ctrl-C stops it.");
} catch (error) {
  const { name, message, stack } = error as Error;
  stopWith(name === "CannotStart" ? message : (stack ?? message));
}

function stopWith(line: string): never {
  console.error(line);
  process.exit(1);
}
