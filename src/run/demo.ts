import { join } from "node:path";
import { parseArgs } from "node:util";
import { builtServer, stopBy, stopWith } from "./built-server.ts";
import { root } from "./inputs.ts";

const keep = keepIn(process.argv.slice(2));

interface Demo {
  startDemo: (asked: {
    dataDir: string;
    keep: boolean;
    say: (line: string) => void;
  }) => Promise<{ address: string; mailbox: string }>;
}

const { startDemo } = await builtServer<Demo>("demo");

try {
  const dataDir = join(root, ".demo");
  const { address, mailbox } = await startDemo({ dataDir, keep, say: console.log });
  console.log(`Portal:  ${address}/kyc`);
  console.log(`Desk:    ${address}/desk`);
  console.log(`Charts:  ${address}/charts`);
  console.log(`Mailbox: ${mailbox}`);
  console.log("Ctrl-C stops it.");
} catch (error) {
  stopBy(error);
}

function keepIn(args: string[]): boolean {
  try {
    const options = { keep: { type: "boolean", default: false } } as const;
    return parseArgs({ args, options }).values.keep;
  } catch (error) {
    stopWith((error as Error).message);
  }
}
