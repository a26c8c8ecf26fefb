import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chartPaths } from "./chart-paths.ts";

const machines = join(import.meta.dirname, "../../../machines");

test.each(Object.entries(chartPaths))("%s is the chart in machines/%s.ts", (id, path) => {
  expect(readFileSync(join(machines, `${path}.ts`), "utf8")).toContain(`  id: "${id}",`);
});
