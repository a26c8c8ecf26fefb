import { dirname, join, normalize } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { sourcesIn } from "./sources.ts";

/** A node of the syntax tree, as ESTree names its parts. */
export interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all inside it, without the parts that are types. */
export const nodesIn = (node: Node): Node[] =>
  node.type.startsWith("TSType") || node.type.startsWith("TSInterface")
    ? []
    : [node, ...childrenOf(node).flatMap(nodesIn)];

/** The values of all strings that are written in a node. */
export const stringsIn = (node: Node): string[] =>
  nodesIn(node).flatMap(({ value }) => (typeof value === "string" ? [value] : []));

export const nameOf = (node: unknown): string => (isNode(node) ? String(node["name"]) : "");

/** The value of a property of an object, by the name of the property. */
export function propertyOf(object: Node, name: string): Node | undefined {
  const found = (object["properties"] as Node[]).find(({ key }) => nameOf(key) === name);
  return found?.["value"] as Node | undefined;
}

/** A file of src with what it imports: by local name, the path in the repository and the name there. */
export interface CodeFile {
  path: string;
  tree: Node;
  imports: ReadonlyMap<string, { from: string; name: string }>;
}

const pathOf = (from: string, importer: string) =>
  from.startsWith("#") ? `src/${from.slice(1)}` : normalize(join(dirname(importer), from));

function importsIn(tree: Node, path: string): CodeFile["imports"] {
  const all = (tree["body"] as Node[]).filter(({ type }) => type === "ImportDeclaration");
  return new Map(
    all.flatMap(({ source, specifiers }) =>
      (specifiers as Node[]).map(({ local, imported }) => {
        const from = pathOf(String((source as Node)["value"]), path);
        return [nameOf(local), { from, name: nameOf(imported) }] as const;
      }),
    ),
  );
}

/** The files of a folder of src, without its tests. */
export const codeIn = (folder: string): CodeFile[] =>
  sourcesIn(folder).map(({ path, source }) => {
    const lang = path.endsWith("x") ? "tsx" : "ts";
    const tree = parseAst(source, { lang }, path) as object as Node;
    return { path, tree, imports: importsIn(tree, path) };
  });
