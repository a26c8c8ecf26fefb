import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  lstatSync,
  statSync,
} from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";

/** PostgreSQL refuses to run as root. */
export interface Runner {
  before: readonly string[];
  uid?: number;
  gid?: number;
}

const unprivilegedId = 65_534;

/**
 * Ordinary users run it directly. Root and users without a name run it in a user namespace; where namespaces
 * are unavailable, root runs it as user 65534, which then owns the database folder.
 */
export function chooseRunner(
  dataDir: string,
  folder: string,
  host: string,
  binaries: Binaries,
): Runner {
  const root = process.getuid?.() === 0;
  if (!root && hasName()) return { before: [] };
  const unshare = namespace();
  const given = existsSync(folder) && statSync(folder).uid === unprivilegedId;
  if (!(root && given) && runs([...unshare, binaries.postgres, "--version"]))
    return { before: unshare };
  if (!root) throw new CannotStart(nameless);
  const runner = { before: [], uid: unprivilegedId, gid: unprivilegedId };
  giveAway(dataDir, folder, host);
  if (runs([binaries.postgres, "--version"], unprivilegedId) && runs(["ls", host], unprivilegedId))
    return runner;
  throw new CannotStart(rootless);
}

const nameless =
  "PostgreSQL does not run as a user without a name (there is no line for it in /etc/passwd). Run as a named user, or set DATABASE_URL.";
const rootless =
  "PostgreSQL does not run as root and this system allows neither user namespaces nor another user here. Run as an ordinary user, or set DATABASE_URL.";

function hasName(): boolean {
  try {
    return userInfo().username !== "";
  } catch {
    return false;
  }
}

/** PostgreSQL needs a name for its user in the namespace: one of /etc/passwd is mapped. */
function namespace(): string[] {
  const ids = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => Number(line.split(":")[2]))
    .filter((id) => id > 0);
  const id = ids[0] ?? unprivilegedId;
  return ["unshare", "--user", `--map-user=${id}`, `--map-group=${id}`];
}

function runs(command: readonly string[], as?: number): boolean {
  try {
    const ids = as === undefined ? {} : { uid: as, gid: as };
    execFileSync(command[0]!, command.slice(1), { stdio: "ignore", ...ids });
    return true;
  } catch {
    return false;
  }
}

/** The data folder stays root's and can only be traversed. */
function giveAway(dataDir: string, folder: string, host: string): void {
  chmodSync(dataDir, 0o711);
  for (const place of [folder, host]) {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    chownTree(place);
  }
}

function chownTree(path: string): void {
  chownSync(path, unprivilegedId, unprivilegedId);
  for (const name of readdirSync(path)) {
    const inner = join(path, name);
    const found = lstatSync(inner);
    if (found.isDirectory()) chownTree(inner);
    else if (found.isFile()) chownSync(inner, unprivilegedId, unprivilegedId);
  }
}
