import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { Ground } from "./ground.ts";

/** A program of ours that runs beside this one and said where it listens. */
export interface Running {
  origin: string;
  pid: number;
  /** From the start of the process to its ready message. */
  readyMs: number;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a program that sends its address once it listens, and stops by SIGTERM. */
export async function startProgram(
  file: URL,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Running> {
  const begun = performance.now();
  // What builds pages here sets NODE_ENV for itself.
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = fork(file, args, {
    env: { ...inherited, UV_THREADPOOL_SIZE: "8", LOG_LEVEL: "error", ...env },
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const origin = await Promise.race([
    once(child, "message").then(([said]) => String(said)),
    once(child, "exit").then(() => {
      throw new Error(`${file.pathname} ended before it was ready.`);
    }),
  ]);
  const readyMs = performance.now() - begun;
  return { origin, pid: child.pid!, readyMs, [Symbol.asyncDispose]: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

export interface Portal extends Running {
  dataDir: string;
}

/** Starts the built portal as `npm start` does, on a free port and a data folder of its own where none is given. */
export async function startPortal(
  ground: Ground,
  given: { dataDir?: string; pages?: string; charts?: true } = {},
): Promise<Portal> {
  const dataDir = given.dataDir ?? mkdtempSync(join(ground.temporary, "data-"));
  const running = await startProgram(
    new URL("./portal-process.ts", import.meta.url),
    [ground.server],
    {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      TRUST_PROXY: "127.0.0.1",
      GATEHOUSE_PORTAL: given.pages ?? ground.portal,
      ...(given.charts ? { CHARTS: "on" } : {}),
    },
  );
  return { ...running, dataDir };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
