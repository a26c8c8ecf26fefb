import { readdirSync, readFileSync } from "node:fs";

/** Bytes of memory that a process and its children hold, what they share counted once; Linux only. */
export function residentBytes(pid: number): number {
  const children = readdirSync("/proc").filter((name) => isChild(name, pid));
  return [String(pid), ...children].reduce((sum, each) => sum + shareOf(each), 0);
}

const isChild = (name: string, pid: number) =>
  /^\d+$/.test(name) && fieldOf(name, "status", "PPid") === pid;
/** A page that several processes hold is divided among them: a fork holds at first what its parent holds. */
const shareOf = (pid: string) => fieldOf(pid, "smaps_rollup", "Pss") * 1024;

/** A process can end while it is read. */
function fieldOf(pid: string, file: string, line: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, "utf8");
    return Number(new RegExp(`^${line}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
