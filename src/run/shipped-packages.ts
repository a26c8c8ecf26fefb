import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./inputs.ts";

interface Entry {
  version: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optional?: boolean;
}

export interface ShippedPackage {
  /** Where it is installed, from the root. */
  path: string;
  name: string;
  version: string;
  /** An SPDX expression. */
  licence: string;
  /** Empty for binaries of other machines, of which the lock file has no hash. */
  integrity: string;
  /** Installed on some machines only, as binaries are. */
  optional: boolean;
  /** Paths of the packages that it asks for. */
  needs: string[];
}

/** The package says it in its file LICENSE alone. */
const saidInFile: Readonly<Record<string, string>> = { "png-js": "MIT" };

const folder = "node_modules/";

/** What the lock file installs beside the portal for production, for any machine, by name. */
export function shippedPackages(): ShippedPackage[] {
  const packages = lockedPackages();
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes(folder) && !dev && !link)
    .map(([path, entry]) => {
      const name = path.slice(path.lastIndexOf(folder) + folder.length);
      return {
        path,
        name,
        version: entry.version,
        licence: entry.license ?? saidInFile[name] ?? "",
        integrity: entry.integrity ?? "",
        optional: entry.optional === true,
        needs: neededBy(packages, path),
      };
    })
    .toSorted((one, other) =>
      one.name === other.name ? order(one.path, other.path) : order(one.name, other.name),
    );
}

/** The packages that these names bring when the root asks for them, with all that those need. */
export function broughtBy(names: readonly string[]): ShippedPackage[] {
  const shipped = new Map(shippedPackages().map((each) => [each.path, each]));
  const found = new Set<ShippedPackage>();
  const visit = (path: string) => {
    const each = shipped.get(path);
    if (!each || found.has(each)) return;
    found.add(each);
    for (const needed of each.needs) visit(needed);
  };
  for (const name of names) visit(`${folder}${name}`);
  return [...found];
}

function lockedPackages(): Record<string, Entry> {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  return (JSON.parse(text) as { packages: Record<string, Entry> }).packages;
}

function neededBy(packages: Record<string, Entry>, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path]!;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    .map((name) => resolved(packages, path, name))
    .filter((found) => found !== undefined)
    .toSorted(order);
}

/** As Node finds it: in the package's own folder first, then in those above. */
function resolved(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  const parts = from.split(`/${folder}`);
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const path = [...parts.slice(0, depth), name].join(`/${folder}`);
    if (packages[path]) return path;
  }
  return packages[`${folder}${name}`] && `${folder}${name}`;
}

/** The same on every machine, whatever its language. */
const order = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
