import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newCode } from "#server/crypto.ts";

test("AU01 codes are drawn evenly, those with leading zeros among them", () => {
  const draws = 100_000;
  const counts = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0));
  const seen = new Set<string>();
  for (let draw = 0; draw < draws; draw += 1) {
    const code = newCode(6);
    seen.add(code);
    for (let place = 0; place < 6; place += 1) counts[place]![Number(code[place])]! += 1;
  }
  expect([...seen].filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  // Chi-square of each place over ten figures: nine degrees of freedom, over 50 once in ten million runs.
  const even = draws / 10;
  const unevenness = counts.map((place) =>
    place.reduce((sum, count) => sum + (count - even) ** 2 / even, 0),
  );
  expect(unevenness.filter((sum) => sum > 50)).toEqual([]);
  expect(seen.size).toBeGreaterThan(94_000);
});

const root = join(import.meta.dirname, "../../src/server");
const sources = globSync("**/*.ts", {
  cwd: root,
  exclude: (name) => name.endsWith(".test.ts"),
}).map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")] as const);
const filesWith = (pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

describe("what the sources of the server do not hold", () => {
  test("AU01 a source of chance that can be foretold", () => {
    expect(filesWith(/Math\.random/)).toEqual([]);
  });

  test("IN02 SQL built from input", () => {
    const raw = filesWith(/\bsql\.raw\(|\bsql\.lit\(|CompiledQuery\.raw\(/);
    expect(raw.filter((file) => !file.startsWith("database/migrations/"))).toEqual([
      // The id of an account, whose form is checked on the line before.
      "database/database.ts",
      // The text of a literal; what stands in its braces is sent beside it.
      "database/statement.ts",
    ]);
    expect(filesWith(/\.query\(\s*(`[^`]*\$\{|[^`"'{]*\+)/)).toEqual([]);
  });

  test("IN14 a request to an address from input", () => {
    expect(
      filesWith(/(?<![.\w])fetch\(|undici|ofetch|from "node:https?"|http\.request/).toSorted(),
    ).toEqual([
      // The names of the statuses.
      "http/unreadable.ts",
      // The vendors of the settings; ids in their paths are checked.
      "vendors/ask-vendor.ts",
      // The webhook of a platform, from the settings; to an address that was checked to be public.
      "webhooks/send-webhook.ts",
    ]);
  });
});
