import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build-if-stale.ts";
import { root } from "./inputs.ts";

/** Builds dist/ when it is stale and imports one file of the built server. Ends the process when that fails. */
export async function builtServer<Exports>(file: "main" | "demo"): Promise<Exports> {
  if (Number(process.versions.node.split(".", 1)[0]) !== 24) {
    stopWith(
      `Node 24 is needed, this is ${process.versions.node}. Run it by npm, which uses the one npm ci installed.`,
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
  return (await import(pathToFileURL(join(root, "dist", "server", `${file}.js`)).href)) as Exports;
}

/** One line for a reason that the server names, else the stack. */
export function stopBy(error: unknown): never {
  const { name, message, stack } = error as Error;
  stopWith(name === "CannotStart" ? message : (stack ?? message));
}

export function stopWith(line: string): never {
  console.error(line);
  process.exit(1);
}
