import { rolldown } from "rolldown";
import { root } from "../inputs.ts";

/** A chart file with its sibling charts in it and without types: it imports xstate alone. */
export async function singleFile(path: string): Promise<string> {
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
