import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk that only the portal sees, small enough to be filled. */
export interface SmallDisk {
  /** The data folder as the portal names it, and as it is seen from here. */
  dataDir: string;
  seen: string;
  /** What a command begins with that sees the disk. */
  before: readonly string[];
  fill(): void;
  free(): void;
  remove(): Promise<void>;
}

const megabytes = 512;
const unshare = ["unshare", "--user", "--map-root-user", "--mount"] as const;

/** Null where this system has no mount namespaces for its users. */
export async function openSmallDisk(): Promise<SmallDisk | null> {
  const [program, ...options] = unshare;
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-small-"));
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=0700 none ${folder}`;
  const isPossible = spawnSync(program, [...options, "sh", "-c", mount]).status === 0;
  if (!isPossible) {
    rmSync(folder, { recursive: true });
    return null;
  }
  // Lives as long as its input is open.
  const holder = spawn(program, [...options, "sh", "-c", `${mount} && echo mounted && exec cat`], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(holder.stdout!, "data");
  return diskHeldBy(holder, folder);
}

function diskHeldBy(holder: ChildProcess, folder: string): SmallDisk {
  const seen = join("/proc", String(holder.pid), "root", folder);
  const ballast = join(seen, "ballast");
  const into = ["nsenter", "--target", String(holder.pid), "--user", "--mount"];
  return {
    dataDir: join(folder, "data"),
    seen: join(seen, "data"),
    before: [...into, "--preserve-credentials"],
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast, { force: true }),
    async remove() {
      const ended = once(holder, "exit");
      holder.stdin!.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes one file until there is no room left. */
function fillWith(path: string): void {
  const file = openSync(path, "w");
  try {
    for (let size = 2 ** 22; size >= 2 ** 12; size /= 2) writeUntilFull(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, part: Buffer): void {
  try {
    while (writeSync(file, part) === part.length);
  } catch (error) {
    if ((error as { code?: string }).code !== "ENOSPC") throw error;
  }
}
