import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./inputs.ts";

interface Entry {
  version: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
}

export interface ShippedPackage {
  name: string;
  version: string;
  /** An SPDX expression. */
  licence: string;
}

/** The package says it in its file LICENSE alone. */
const saidInFile: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** What the lock file installs beside the portal for production, for any machine, by name. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, version, licence: license ?? saidInFile[name] ?? "" };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
