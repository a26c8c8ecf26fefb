import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Which folders and packages each layer may import; a package by its first name. */
const layers: Record<string, { folders: string[]; packages: string[] | "any" | "all" }> = {
  machines: { folders: ["machines"], packages: ["xstate"] },
  "src/contract": {
    folders: ["src/contract", "machines"],
    packages: ["valibot", "@lingui/core", "xstate", "libphonenumber-js"],
  },
  "src/models": {
    folders: ["src/models", "src/server/statuses", "machines"],
    packages: ["xstate", "@xstate", "node:fs", "node:path", "node:url"],
  },
  "src/run": { folders: ["src", "machines"], packages: "all" },
  "src/server": { folders: ["src/server", "src/contract", "machines"], packages: "any" },
  "src/ui": {
    folders: ["src/ui"],
    packages: ["react", "radix-ui", "get-nonce", "@vanilla-extract", "downshift", "uqr"],
  },
  "src/browser": {
    folders: ["src/browser", "src/ui", "src/contract", "machines"],
    packages: ["ofetch", "@lingui", "react", "xstate", "@xstate", "@vanilla-extract"],
  },
  "src/charts": {
    folders: ["src/charts", "src/browser", "src/ui", "src/contract", "machines"],
    packages: "react react-dom @tanstack @lingui @vanilla-extract xstate @xstate valibot".split(
      " ",
    ),
  },
  "src/desk": {
    folders: ["src/desk", "src/browser", "src/ui", "src/contract", "machines"],
    packages:
      "react react-dom @tanstack @lingui @vanilla-extract xstate @xstate valibot unpdf".split(" "),
  },
  "src/portal": {
    folders: ["src/portal", "src/browser", "src/ui", "src/contract", "machines"],
    packages:
      "react react-dom @tanstack @lingui @vanilla-extract ofetch xstate @xstate valibot".split(" "),
  },
};

const neverOnTheServer =
  "react react-dom @lingui/react @tanstack radix-ui @vanilla-extract ofetch".split(" ");

/** Globals that a layer may not touch, although no import names them. */
const forbiddenGlobals: [string, RegExp][] = [
  [
    "src/contract",
    /\b(?:window|document|navigator|localStorage|process)\.(?=\w)|Date\.now\(|new Date\(\)/,
  ],
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const all = globSync(["{machines,src}/**/*.{ts,tsx}"], { cwd: root })
  .filter((file) => !file.includes("node_modules"))
  .toSorted();
const files = all.filter((file) => !isTest(file));
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

const importing =
  /^(?:import\s|import\b[^;]*?\sfrom\s|export\b[^;="]*?\sfrom\s)"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

const importsOf = (file: string) =>
  [...textOf(file).matchAll(importing)].map(([, written, lazy]) => (written ?? lazy)!);

/** A path inside the repository for our own files, else the name that was imported. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
  if (specifier.startsWith("#tests/")) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith("@gatehouse/machines"))
    return `${specifier.replace("@gatehouse/", "")}.ts`;
  return specifier;
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

function breach(file: string, specifier: string): string | undefined {
  const layer = Object.keys(layers).find((folder) => isWithin(file, folder));
  if (!layer) return undefined;
  const { folders, packages } = layers[layer]!;
  const path = target(file, specifier);
  const broken = `${file} imports ${path}; ${layer} may not.`;
  if (/^(src|machines|tests|locales)\//.test(path))
    return folders.some((folder) => isWithin(path, folder)) ? undefined : broken;
  if (path.startsWith("words:") || ["virtual:charts", "virtual:drawn-charts"].includes(path))
    return undefined;
  const isOf = (name: string) => path === name || path.startsWith(`${name}/`);
  if (packages === "all") return undefined;
  const isAllowed = packages === "any" ? !neverOnTheServer.some(isOf) : packages.some(isOf);
  return isAllowed ? undefined : broken;
}

test("every import stays inside its layer or goes down", () => {
  const breaches = files.flatMap((file) =>
    importsOf(file).map((specifier) => breach(file, specifier)),
  );
  expect(breaches.filter((sentence) => sentence !== undefined)).toEqual([]);
});

test("no file imports itself by way of others, types included", () => {
  const known = new Set(files);
  const imports = new Map(
    files.map((file) => [
      file,
      importsOf(file)
        .map((specifier) => target(file, specifier))
        .filter((path) => known.has(path)),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, above: readonly string[]) => {
    if (above.includes(file)) cycles.push([...above.slice(above.indexOf(file)), file].join(" > "));
    if (done.has(file) || above.includes(file)) return;
    for (const next of imports.get(file)!) visit(next, [...above, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});

test("no folder has more than 20 files", () => {
  const tracked = globSync("{machines,src,tests}/**/*", { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => entry.parentPath);
  const counts = Map.groupBy(tracked, (folder) => folder);
  const crowded = [...counts].filter(([, names]) => names.length > 20);
  expect(crowded.map(([folder, names]) => `${folder}: ${names.length}`)).toEqual([]);
});

test("the contract touches no window, no process and no clock", () => {
  const breaches = files.flatMap((file) =>
    forbiddenGlobals
      .filter(([layer, globals]) => isWithin(file, layer) && globals.test(textOf(file)))
      .map(([layer]) => `${file} uses what ${layer} may not.`),
  );
  expect(breaches).toEqual([]);
});

/** How many lines a file may have: the first row that fits counts. */
const lengths: [RegExp, number][] = [
  [/\.test\.tsx?$/, 430],
  [/^machines\//, 150],
  // One row per country, per document.
  [/^src\/contract\/(options|documents)\//, 310],
  [/\.tsx$/, 120],
  [/./, 205],
];

test("no file is longer than its kind allows", () => {
  const long = all.filter((file) => {
    const most = lengths.find(([kind]) => kind.test(file))![1];
    return textOf(file).split("\n").length - 1 > most;
  });
  expect(long).toEqual([]);
});

test("the reader of imports reads every way of writing one", () => {
  expect([
    breach("src/ui/Field/Field.tsx", "#contract/calls/index.ts"),
    breach("src/portal/system/api.ts", "../../server/app.ts"),
    breach("src/run/charts/data.ts", "../../../tests/charts/levels.ts"),
    breach("src/desk/main.tsx", "#tests/support/screens/desk.tsx"),
  ]).toEqual([
    "src/ui/Field/Field.tsx imports src/contract/calls/index.ts; src/ui may not.",
    "src/portal/system/api.ts imports src/server/app.ts; src/portal may not.",
    "src/run/charts/data.ts imports tests/charts/levels.ts; src/run may not.",
    "src/desk/main.tsx imports tests/support/screens/desk.tsx; src/desk may not.",
  ]);
  expect(importsOf("src/portal/app/entry-pages.ts").length > 5).toBe(true);
});
