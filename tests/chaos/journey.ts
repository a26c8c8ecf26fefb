import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../gate/program.ts";

const vitest = join(root, "node_modules", "vitest", "vitest.mjs");

/** Runs one file of these journeys and shows what it says; gives whether it passed. */
export function runJourney(file: string, wanted: Record<string, string | undefined>): boolean {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const { status } = spawnSync(
    process.execPath,
    [vitest, "run", "--project", "journeys", `tests/journeys/running/${file}`],
    { cwd: root, stdio: "inherit", env: { ...process.env, ...Object.fromEntries(given) } },
  );
  return status === 0;
}
