import { readFileSync } from "node:fs";
import { rolldown, type Plugin } from "rolldown";
import { root } from "../inputs.ts";

/** A whole chart as every file in machines writes it. */
const chart = /export const (\w+) = setup\(\{[\s\S]*?\n\}\)\.createMachine\(\{[\s\S]*?\n\}\);/;

/** The Stately tools draw the first chart of a file: in place of sibling charts stands an actor that does nothing. */
const alone = (path: string): Plugin => ({
  name: "alone",
  load(id) {
    if (id === path) return null;
    const source = readFileSync(id, "utf8");
    if (!chart.test(source)) return null;
    const code = source.replace(chart, "export const $1 = /* @__PURE__ */ otherChart(() => {});");
    return {
      code: `import { fromCallback as otherChart } from "xstate";\n${code}`,
      moduleType: "ts",
    };
  },
});

/** A chart file without types and without other charts: it imports xstate alone. */
export async function singleFile(path: string): Promise<string> {
  const bundle = await rolldown({
    input: path,
    external: ["xstate"],
    cwd: root,
    plugins: [alone(path)],
  });
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
