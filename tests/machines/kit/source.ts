import * as xstate from "xstate";
import type { AnyStateMachine } from "xstate";

/** The names the Stately tools put in scope; a chart file may import nothing else. */
export const toolNames = [
  "createMachine",
  "setup",
  "assign",
  "raise",
  "sendTo",
  "sendParent",
  "forwardTo",
  "cancel",
  "emit",
  "enqueueActions",
  "log",
  "stop",
  "stopChild",
  "spawnChild",
  "and",
  "or",
  "not",
  "stateIn",
  "fromPromise",
  "fromCallback",
  "fromObservable",
  "fromEventObservable",
  "fromTransition",
  "assertEvent",
  "matchesState",
] as const;

export interface Import {
  from: string;
  names: string[];
  typesOnly: boolean;
}

/** The imports of a source text; names that are only types are left out. */
export function importsOf(source: string): Import[] {
  const found = source.matchAll(/^import\s+(type\s+)?([\s\S]*?)\s*(?:from\s+)?"([^"]+)";/gm);
  return [...found].map(([, type, what = "", from = ""]) => ({
    from,
    typesOnly: type !== undefined,
    names: what
      .replace(/[{}]/g, "")
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ")),
  }));
}

/** Source without comments and without the insides of its strings. */
export function bareCode(source: string): string {
  return source.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g,
    (piece) => (piece.startsWith("/") ? " " : '""'),
  );
}

/**
 * Opens a single-file chart from its text alone, the way the Stately tools do: imports cut, only xstate's names
 * in scope. Gives the exported machines by name; throws where there is none.
 */
export function openSource(source: string): Map<string, AnyStateMachine> {
  const exported = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name]) => name ?? "",
  );
  const code = source.replaceAll(/^import[\s\S]*?;$/gm, "").replaceAll(/^export\s+/gm, "");
  const scope = toolNames.map((name) => (xstate as unknown as Record<string, unknown>)[name]);
  const open = new Function(...toolNames, `${code}\nreturn { ${exported.join(", ")} };`);
  const opened = open(...scope) as Record<string, unknown>;
  const machines = Object.entries(opened).filter((entry): entry is [string, AnyStateMachine] =>
    isMachine(entry[1]),
  );
  if (machines.length === 0) throw new Error("no machine found");
  return new Map(machines);
}

/** Whether a module's export is a chart. */
export function isMachine(value: unknown): value is AnyStateMachine {
  return value instanceof xstate.StateMachine;
}
