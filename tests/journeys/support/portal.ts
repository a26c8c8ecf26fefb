import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfStale } from "../../../src/run/build-if-stale.ts";
import { root } from "../../../src/run/inputs.ts";
import { developmentFile } from "#tests/support/development.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    builtPortal: string;
    dataDir: string;
  }
}

interface Setup {
  provide(key: "baseUrl" | "builtPortal" | "dataDir", value: string): void;
}

/** Builds what is stale and opens one portal for all journeys; a copy, so that a build meanwhile changes nothing. */
export default async function openForJourneys(setup: Setup): Promise<() => Promise<void>> {
  const built = copyOfBuild();
  const portal = new RunningPortal(built);
  await portal.start();
  setup.provide("baseUrl", portal.baseUrl);
  setup.provide("builtPortal", built);
  setup.provide("dataDir", portal.dataDir);
  return async () => {
    await portal.remove();
    rmSync(built, { recursive: true, force: true });
  };
}

function copyOfBuild(): string {
  buildIfStale(plainEnvironment());
  // Inside the repository, where the server finds its libraries.
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache", "journeys-"));
  cpSync(join(root, "dist"), folder, { recursive: true });
  return folder;
}

/** The environment without what the test runner put into it. */
export function plainEnvironment(): Record<string, string | undefined> {
  const ours =
    /^(VITEST|VITE_|NODE_ENV$|NODE_OPTIONS$|TEST$|DEV$|PROD$|MODE$|BASE_URL$|SSR$|LINGUI_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** Where a portal stands, where it is not a free port, a new folder and this computer as it is. */
export interface Place {
  dataDir: string;
  port: number;
  /** What the server's command begins with, such as `nsenter` with its options. */
  before: readonly string[];
}

/** A portal with its own port and data folder, in a process of its own that may be killed and started again. */
export class RunningPortal {
  baseUrl = "";
  readonly dataDir: string;
  readonly #built: string;
  readonly #settings: Record<string, string>;
  readonly #place: Partial<Place>;
  #child: ChildProcess | undefined;

  /** `built` is a folder with the server and the portal as the build leaves them; `settings` go into its environment. */
  constructor(built: string, settings: Record<string, string> = {}, place: Partial<Place> = {}) {
    this.#built = built;
    this.#settings = settings;
    this.#place = place;
    this.dataDir = place.dataDir ?? mkdtempSync(join(tmpdir(), "gatehouse-journeys-"));
  }

  /** The process of the server; undefined while there is none. */
  get pid(): number | undefined {
    const child = this.#child;
    return child && child.exitCode === null && child.signalCode === null ? child.pid : undefined;
  }

  /** Starts the server and waits until it answers; the port stays the same from the first start on. */
  async start(): Promise<void> {
    const { before = [], port: given } = this.#place;
    const port =
      this.baseUrl === "" ? (given ?? (await freePort())) : Number(new URL(this.baseUrl).port);
    this.baseUrl = `http://127.0.0.1:${port}`;
    const run = join(import.meta.dirname, "run-portal.ts");
    const command = [...before, process.execPath, run];
    const child = spawn(command[0]!, command.slice(1), {
      cwd: root,
      env: {
        ...plainEnvironment(),
        SERVER_MAIN: pathToFileURL(join(this.#built, "server", "main.js")).href,
        PORT: String(port),
        DATA_DIR: this.dataDir,
        TRUST_PROXY: "127.0.0.1",
        LOG_LEVEL: "warn",
        UV_THREADPOOL_SIZE: "8",
        // A busy machine is slow, not wrong.
        OVERLOADED_AFTER_MS: "0",
        ...this.#settings,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    const opened = new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (text) => {
        if (String(text).includes("open\n")) resolve();
        else process.stderr.write(String(text));
      });
      child.once("exit", (status) => reject(new Error(`the server stopped with ${status}`)));
    });
    await opened;
  }

  /** Kills the server as a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Stops the server and the database gracefully and removes the data folder. */
  async remove(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(developmentFile(new URL(this.baseUrl).port), { force: true });
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (!child || this.pid === undefined) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
