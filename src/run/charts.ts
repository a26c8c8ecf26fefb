import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./inputs.ts";

const folder = join(root, "docs", "charts");

/** A chart file with its sibling charts in it and without types: it imports xstate alone. */
async function singleFile(path: string): Promise<string> {
  const bundle = await rolldown({ input: path, external: ["xstate"], cwd: root });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return readable(output[0].code);
}

/** The code as a person writes it: two spaces, each export where it is declared. */
function readable(code: string): string {
  const [, names = ""] = /^export \{(.*)\};$/m.exec(code) ?? [];
  const exported = names.split(",").map((name) => name.trim());
  return code
    .replace(/^export \{.*\};\n/m, "")
    .replaceAll(/^\/\/#(?:end)?region.*\n/gm, "")
    .replaceAll("/* @__PURE__ */ ", "")
    .replaceAll(/\bvoid 0\b/g, "undefined")
    .replaceAll(/^\t+/gm, (tabs) => "  ".repeat(tabs.length))
    .replaceAll(/^(?:const|function) (\w+)/gm, (declared, name: string) =>
      exported.includes(name) ? `export ${declared}` : declared,
    );
}

/** The single-file version of every chart, by file name. */
export async function chartFiles(): Promise<Map<string, string>> {
  const paths = globSync("machines/*.ts", { cwd: root })
    .map((path) => join(root, path))
    .filter((path) => readFileSync(path, "utf8").includes(".createMachine("))
    .toSorted();
  const files = paths.map(async (path) => {
    const code = await singleFile(path);
    return [`${basename(path, ".ts")}.js`, code] as const;
  });
  return new Map(await Promise.all(files));
}

if (import.meta.main) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of await chartFiles()) writeFileSync(join(folder, name), code);
}
