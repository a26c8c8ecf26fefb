import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/**
 * A crash of this process, or of one that it starts from now on, leaves no dump, whatever `ulimit -c` says. Linux only; other systems
 * dump nothing by default. False where that could not be arranged.
 */
export function leaveNoDumps(): boolean {
  if (process.platform !== "linux") return true;
  try {
    // Without prlimit a dump has at least no memory, only the registers.
    writeFileSync("/proc/self/coredump_filter", "0");
  } catch {
    // A container without /proc.
  }
  const limit = ["--core=0:0", `--pid=${process.pid}`];
  return spawnSync("prlimit", limit, { stdio: "ignore" }).status === 0;
}
