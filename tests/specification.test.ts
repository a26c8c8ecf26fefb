import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { calls } from "#contract/calls/index.ts";
import { openApi } from "#server/http/openapi.ts";

const root = join(import.meta.dirname, "..");
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

const rows = textOf("docs/specification.md")
  .split("\n")
  .flatMap((line): [string, string][] => {
    const [, subject = "", file = ""] = /^\| (.*?) +\| (\S+\.test\.tsx?) +\|$/.exec(line) ?? [];
    return file === "" ? [] : [[subject, file]];
  });
const callRows = rows.filter(([subject]) => subject.includes(" "));
const pageRows = rows.filter(([subject]) => !subject.includes(" "));

const { paths } = openApi(calls, "https://kyc.example.com") as {
  paths: Record<string, Record<string, { operationId: string }>>;
};

const pages = globSync("src/portal/app/*-routes.ts", { cwd: root }).flatMap((file) =>
  [...textOf(file).matchAll(/^ {2}path: "(.+)",$/gm)].map(([, path]) => path),
);

test("the tables have the specification's 36 calls and 15 pages, each once", () => {
  expect([callRows.length, new Set(callRows.map(([call]) => call)).size]).toEqual([36, 36]);
  expect([pageRows.length, new Set(pageRows.map(([page]) => page)).size]).toEqual([15, 15]);
});

test.each(callRows)("%s is served, and %s names it", (call, file) => {
  const [method, path] = call.split(" ") as [string, string];
  const operation = paths[path]?.[method.toLowerCase()];
  expect(operation).toBeDefined();
  expect(existsSync(join(root, file))).toBe(true);
  const named = new RegExp(`\\b${operation!.operationId}\\b|${path}\\b`);
  expect(textOf(file)).toMatch(named);
});

test.each(pageRows)("%s is a page, and %s names it", (page, file) => {
  expect(pages).toContain(page);
  expect(existsSync(join(root, file))).toBe(true);
  expect(textOf(file)).toMatch(new RegExp(`${page}(?![\\w/-])`));
});
