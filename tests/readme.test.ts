import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const readme = textOf("README.md");

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const namesIn = (text: string, pattern: RegExp) =>
  sorted([...text.matchAll(pattern)].map(([, name]) => name!));

test("names every command, and only commands there are", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const named = namesIn(readme, /(?:^|`|&& )npm (?:run )?(?!ci\b|run\b)([a-z]+)\b/gm);
  expect(named).toEqual(sorted(Object.keys(scripts)));
});

test("names every setting, and only settings there are", () => {
  const settings = textOf("src/server/settings.ts");
  const table = /v\.object\(\{([^]*?)\n\}\);/.exec(settings)?.[1] ?? "";
  const read = namesIn(table, /^ {2}([A-Z][A-Z_0-9]+):/gm);
  expect(read.length > 0).toBe(true);
  expect(namesIn(readme, /^\| `([A-Z][A-Z_0-9]+)`\s+\|/gm)).toEqual(read);
});

test("names every chart by its own question, as machines/README.md does", () => {
  const rows = (text: string, folder: string) =>
    sorted(
      [...text.matchAll(/^\| \[([\w-]+)\]\(([\w/-]+)\.ts\)\s+\| (.*?\?)/gm)]
        .filter(([, name, path]) => path === `${folder}${name}`)
        .map(([, name, , question]) => `${name}: ${question}`),
    );
  const own = rows(textOf("machines/README.md"), "");
  const files = readdirSync(join(root, "machines")).filter(
    (file) => file.endsWith(".ts") && textOf(`machines/${file}`).includes(".createMachine("),
  );
  expect(own.map((row) => `${row.split(":", 1)[0]}.ts`)).toEqual(sorted(files));
  expect(rows(readme, "machines/")).toEqual(own);
});

test("every link leads to something that is there", () => {
  const links = namesIn(readme, /\]\((?!https?:)([^)#]+)\)/g);
  expect(links.length > 0).toBe(true);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("shows every picture", () => {
  const shown = namesIn(readme, /!\[[^\]]*\]\(docs\/pictures\/([^)]+)\)/g);
  expect(shown).toEqual(readdirSync(join(root, "docs", "pictures")).toSorted());
});
