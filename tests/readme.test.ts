import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const readme = textOf("README.md");

const readmeBytes = 12_000;
const rowChars = 160;

const documents = globSync(
  ["README.md", "CONTRIBUTING.md", "SECURITY.md", "machines/README.md", "docs/**/*.md"],
  { cwd: root },
).toSorted();

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const namesIn = (text: string, pattern: RegExp) =>
  sorted([...text.matchAll(pattern)].map(([, name]) => name!));

test("README.md is short", () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(readmeBytes);
});

test.each(["README.md", "CONTRIBUTING.md"])("%s has no table row over 160 characters", (file) => {
  const rows = textOf(file)
    .split("\n")
    .filter((line) => line.startsWith("|"));
  expect(rows.length > 0).toBe(true);
  expect(rows.filter((row) => row.length > rowChars)).toEqual([]);
});

test("README.md names every command, and only commands that exist", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const named = namesIn(readme, /(?:^|`|&& )npm (?:run )?(?!ci\b|run\b)([a-z-]+)\b/gm);
  expect(named).toEqual(sorted(Object.keys(scripts)));
});

test("docs/operations.md names every setting, and only settings that exist", () => {
  const table = /v\.object\(\{([^]*?)\n\}\);/.exec(textOf("src/server/settings.ts"))?.[1] ?? "";
  const settings = namesIn(table, /^ {2}([A-Z][A-Z_0-9]+):/gm);
  expect(settings.length > 0).toBe(true);
  const named = namesIn(textOf("docs/operations.md"), /^\| `([A-Z][A-Z_0-9]+)`\s+\|/gm);
  expect(named).toEqual(settings);
});

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The name of each chart and the question that its comment asks. */
function chartsIn(text: string): string[] {
  const declared =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+) = setup\((?:(?!\bsetup\()[^])*?\.createMachine\(/g;
  return [...text.matchAll(declared)].map(([, comment, name]) => {
    const [question] = /^[^?]*\?/.exec(comment!.replaceAll(/\s*\*?\s+/g, " ").trim()) ?? ["?"];
    return `${kebabCase(name!)}: ${question}`;
  });
}

test("machines/README.md names every chart by the question in its file", () => {
  const files = globSync("machines/**/*.ts", { cwd: root, exclude: ["**/node_modules"] });
  const charts = files.flatMap((file) => chartsIn(textOf(file)));
  const rows = [...textOf("machines/README.md").matchAll(/^\| `([\w-]+)`\s+\| (.*?\?)\s/gm)];
  expect(rows.map(([, name, question]) => `${name}: ${question}`).toSorted()).toEqual(
    charts.toSorted(),
  );
});

test.each(documents)("every link in %s leads to a file", (file) => {
  const links = namesIn(textOf(file), /\]\((?!https?:)([^)#]+)\)/g);
  expect(links.filter((path) => !existsSync(join(root, dirname(file), path)))).toEqual([]);
});

test("docs/architecture.md follows four things without naming a file twice", () => {
  const [, section = ""] =
    /^## Four things followed through the code$([^]*?)^## /m.exec(textOf("docs/architecture.md")) ??
    [];
  const files = [...section.matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file!);
  expect(section.match(/^### /gm)?.length).toBe(4);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

test("docs/pictures/README.md shows every picture", () => {
  const shown = namesIn(textOf("docs/pictures/README.md"), /!\[[^\]]*\]\(([^)]+)\)/g);
  const pictures = readdirSync(join(root, "docs", "pictures")).filter((name) =>
    name.endsWith(".png"),
  );
  expect(shown).toEqual(pictures.toSorted());
});

test("the decisions are numbered without gaps and say context, choice and consequences", () => {
  const files = globSync("docs/decisions/*.md", { cwd: root }).toSorted();
  const numbers = files.map((file) => Number(basename(file).slice(0, 4)));
  expect(numbers).toEqual(files.map((_, index) => index + 1));
  const headings = (file: string) => textOf(file).match(/^## .*$/gm);
  const expected = ["## Context", "## Choice", "## Consequences"];
  expect(files.filter((file) => headings(file)?.join() !== expected.join())).toEqual([]);
});
