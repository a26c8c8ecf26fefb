import type { CodeFile, Node } from "./tree.ts";
import { codeIn, nameOf, nodesIn, propertyOf, stringsIn } from "./tree.ts";
import type { Wired } from "./wiring.ts";

/** A function of the server. */
interface Routine {
  file: CodeFile;
  body: Node;
}

const idOf = (path: string, name: string) => `${path} ${name}`;

/** The functions that a file declares at its top, by name. */
function routinesIn(file: CodeFile): [string, Routine][] {
  const declared = (file.tree["body"] as Node[]).map((one) => (one["declaration"] ?? one) as Node);
  return declared.flatMap((one): [string, Routine][] => {
    if (one.type === "FunctionDeclaration")
      return [[idOf(file.path, nameOf(one["id"])), { file, body: one }]];
    if (one.type !== "VariableDeclaration") return [];
    return (one["declarations"] as Node[]).flatMap(({ id, init }): [string, Routine][] =>
      init ? [[idOf(file.path, nameOf(id)), { file, body: init as Node }]] : [],
    );
  });
}

/** What a piece of code of a file names: its own functions and those that it imports. */
const namedIn = (code: Node, { path, imports }: CodeFile): string[] =>
  nodesIn(code).flatMap((node) => {
    if (node.type !== "Identifier") return [];
    const imported = imports.get(nameOf(node));
    return [imported ? idOf(imported.from, imported.name) : idOf(path, nameOf(node))];
  });

/** The types of events that are written in a piece of code. */
const typesIn = (code: Node): string[] =>
  nodesIn(code).flatMap((node) => {
    const type = node.type === "ObjectExpression" ? propertyOf(node, "type") : undefined;
    return type ? stringsIn(type) : [];
  });

/** The charts that a call moves itself: named beside the event, or given to `transition`. */
function movedBy({ type, callee, arguments: given }: Node, names: ReadonlySet<string>): string[] {
  if (type !== "CallExpression") return [];
  const values = given as Node[];
  if (nameOf(callee) === "transition") return [nameOf(values[0])].filter((name) => names.has(name));
  return values.flatMap((value) => {
    const isMove = value.type === "ObjectExpression" && propertyOf(value, "event") !== undefined;
    const chart = isMove ? propertyOf(value, "chart") : undefined;
    return chart ? stringsIn(chart).filter((name) => names.has(name)) : [];
  });
}

/** Whether a routine moves a chart by an event that it is given: what comes after is that chart's own. */
const isMover = ({ body }: Routine, moved: readonly string[]) =>
  moved.length > 0 && ((body["params"] ?? []) as Node[]).some((given) => nameOf(given) === "event");

/** Each statement with those after it in the same block. */
const sequencesIn = (code: Node): [statement: Node, later: Node[]][] =>
  nodesIn(code).flatMap(({ type, body }) => {
    if (type !== "BlockStatement") return [];
    const statements = body as Node[];
    return statements.map((one, at): [Node, Node[]] => [one, statements.slice(at + 1)]);
  });

/**
 * What follows on the server when it moves a chart: the events of other charts that the code sends after the move, in the same block.
 * Read from the syntax tree of each function and of those that it names.
 */
export function wiredOnServer(charts: ReadonlySet<string>): Wired[] {
  const routines = new Map(codeIn("server").flatMap(routinesIn));
  const moved = new Map(
    [...routines].map(([id, { body }]) => [
      id,
      nodesIn(body).flatMap((one) => movedBy(one, charts)),
    ]),
  );
  const sentBy = (code: Node, file: CodeFile, seen = new Set<string>()): string[] => [
    ...typesIn(code),
    ...namedIn(code, file).flatMap((id) => {
      const next = routines.get(id);
      if (!next || seen.has(id) || isMover(next, moved.get(id)!)) return [];
      return sentBy(next.body, next.file, seen.add(id));
    }),
  ];
  const movedIn = (code: Node, file: CodeFile) => [
    ...nodesIn(code).flatMap((one) => movedBy(one, charts)),
    ...namedIn(code, file).flatMap((id) => {
      const called = routines.get(id);
      return called && isMover(called, moved.get(id)!) ? moved.get(id)! : [];
    }),
  ];
  const wired = [...routines.values()].flatMap(({ file, body }) =>
    sequencesIn(body).flatMap(([statement, later]) =>
      [...new Set(movedIn(statement, file))].flatMap((from) =>
        later
          .flatMap((one) => sentBy(one, file))
          .map((event): Wired => ({ from, to: null, event })),
      ),
    ),
  );
  return [...new Map(wired.map((one) => [`${one.from} ${one.event}`, one])).values()];
}
