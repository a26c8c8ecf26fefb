import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** A page that is read once is read too early on a busy machine. */
const readOnce =
  /expect\(\s*await [^;]*?\.(?:count|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|isVisible|textContent)\([^()]*\),?\s*\)\s*\./g;

test("a journey waits for what a page will show: expect.poll", () => {
  const journeys = globSync("tests/journeys/**/*.test.ts", { cwd: root });
  const found = journeys.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(readOnce)].map(
      ([written]) => `${file}: ${written}`,
    ),
  );
  expect(journeys.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
