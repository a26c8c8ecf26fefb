import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { join, relative } from "node:path";

export const root: string = join(import.meta.dirname, "..", "..");

const folders = ["src", "machines", "locales", "tests/charts/golden", "tests/charts/faults"];
const files = [
  "docs/coverage.json",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "tests/support/chromium.ts",
];
const stamp = join(root, ".cache", "built");
const products = [
  "dist/server/main.js",
  "dist/server/demo.js",
  "dist/portal/index.html",
  "dist/desk/index.html",
  "dist/charts/index.html",
];

/** One hash over everything the build reads. */
export function hashOfInputs(): string {
  const hash = createHash("sha256").update(process.versions.node);
  const within = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of [...within, ...files.map((file) => join(root, file))].toSorted()) {
    if (existsSync(path)) hash.update(relative(root, path)).update("\0").update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** Whether dist/ was built from the sources as they are now. */
export function isFresh(): boolean {
  if (!products.every((path) => existsSync(join(root, path)))) return false;
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfInputs();
}

/** Notes from which inputs dist/ was built; null while it is not whole. */
export function noteBuilt(hash: string | null): void {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(stamp, hash ?? "");
}
