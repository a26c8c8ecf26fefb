import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bad, type Check, good } from "./check.ts";
import { root, run, scratch } from "./program.ts";

const copies = join(scratch, "words");

/** Extracts the messages of the sources into a copy of locales/; fails where the copy changes. */
export const words: Check = {
  name: "words",
  outcome: async () => {
    const { code, output } = await run("lingui", "extract", "--clean", "--config", copyOfLocales());
    if (code !== 0) return bad(output);
    const stale = globSync("*/*.po", { cwd: copies }).flatMap(difference);
    return stale.length === 0 ? good : bad([...stale, "Run npm run words."].join("\n"));
  },
};

function copyOfLocales(): string {
  rmSync(copies, { recursive: true, force: true });
  cpSync(join(root, "locales"), copies, { recursive: true });
  const config = join(copies, "lingui.config.ts");
  const own = JSON.stringify(join(root, "locales", "lingui.config.ts"));
  const path = JSON.stringify(copies);
  writeFileSync(
    config,
    `import own from ${own};
const catalogs = own.catalogs.map((each) => ({ ...each, path: each.path.replace("<rootDir>/locales", ${path}) }));
export default { ...own, catalogs };
`,
  );
  return config;
}

function difference(file: string): string[] {
  const [kept, now] = [join(root, "locales"), copies].map((folder) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => !line.startsWith('"POT-Creation-Date')),
  ) as [string[], string[]];
  if (kept.join("\n") === now.join("\n")) return [];
  return [
    `locales/${file} is not what the sources say:`,
    ...kept.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !kept.includes(line)).map((line) => `+ ${line}`),
  ];
}
