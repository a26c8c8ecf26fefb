import { readdirSync, readFileSync } from "node:fs";

const fieldOf = (pid: string, line: string) => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${line}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
};

/** Bytes of memory that a process and its children hold; Linux only. */
export function residentBytes(pid: number): number {
  const children = readdirSync("/proc").filter((name) => isChild(name, pid));
  return [String(pid), ...children].reduce((sum, each) => sum + residentOf(each), 0);
}

const isChild = (name: string, pid: number) =>
  /^\d+$/.test(name) && attempt(() => fieldOf(name, "PPid")) === pid;
const residentOf = (pid: string) => attempt(() => fieldOf(pid, "VmRSS")) * 1024;

/** A process can end while it is read. */
function attempt(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}
