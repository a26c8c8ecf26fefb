import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { rolldown, type Plugin } from "rolldown";
import { root } from "../inputs.ts";
import { longestWaits } from "./waits.ts";

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

interface Start {
  /** With what the chart starts where a tool gives no input; without it nothing. */
  input: unknown;
  /** The golden table, which has the lengths of its waits. */
  golden: string;
}

/**
 * A chart file without types and without other charts: it imports xstate alone. The Stately tools start it without input and send
 * events without data, so it has an input of its own and its waits are fixed: a wait of no length can go round without an end.
 */
export async function singleFile(path: string, { input, golden }: Start): Promise<string> {
  const bundle = await rolldown({
    input: path,
    external: ["xstate"],
    cwd: root,
    plugins: [alone(path)],
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return fixedWaits(withInput(readable(output[0].code), input), golden);
}

/** Actors and functions cannot be written in a file. */
const plain = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    typeof value === "object" && value !== null && "xstate$$type" in value ? undefined : value,
  );

const withInput = (code: string, input: unknown) =>
  input === undefined
    ? code
    : code.replace(
        /^( {2}context: \(\{ input(?:: \{[^}]*\})?)/m,
        (head) => `${head} = ${literal(JSON.parse(plain(input)))}`,
      );

const literal = (value: unknown) =>
  inspect(value, { breakLength: Infinity, depth: null }).replaceAll("'", '"');

const fixedWaits = (code: string, golden: string) =>
  code.replace(
    /^ {2}delays: \{[\s\S]*?\}(?=,?\n)/m,
    `  delays: ${literal(Object.fromEntries(longestWaits(golden)))}`,
  );

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
