import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isFresh, root } from "./inputs.ts";

/** Builds dist/ unless it was built from the sources as they are now; throws when the build fails. */
export function buildIfStale(env: Record<string, string | undefined> = process.env): void {
  if (isFresh()) return;
  // What a command prints can go into a file.
  console.error("Building…");
  const { status } = spawnSync(process.execPath, [join(root, "src", "run", "build.ts")], {
    cwd: root,
    env,
    stdio: ["inherit", process.stderr, "inherit"],
  });
  if (status !== 0) throw new Error("The build failed.");
}
