import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../inputs.ts";

/** The files of a folder of src, without its tests. */
export const sourcesIn = (folder: string): { path: string; source: string }[] =>
  globSync(`src/${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !path.includes(".test."))
    .map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }));
