import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from "xstate";
import { effectsIn } from "#models/kit/moves.ts";
import { stateName, type ChartModel } from "#models/kit/model.ts";
import { caption, guardName, named, nodesOf, writtenIn } from "#browser/drawing/nodes.ts";
import { explore } from "#models/kit/paths.ts";

const after = (mark: string, names: readonly string[]) =>
  names.length > 0 ? ` ${mark} ${names.join(", ")}` : "";

/** What was seen while the chart ran: what goes out with a transition, what an actor is given, how long a wait is. */
class Seen {
  readonly sent = new Map<AnyTransitionDefinition, string[]>();
  readonly started = new Map<string, string>();

  note(actions: readonly unknown[], taken: readonly AnyTransitionDefinition[] = []) {
    for (const one of taken)
      if (!this.sent.has(one))
        this.sent.set(
          one,
          effectsIn(actions).map((effect) => JSON.stringify(effect)),
        );
    for (const { type, params } of actions as { type: string; params: Started }[]) {
      const key = type === "xstate.spawnChild" ? params.id : params?.event?.type;
      const value = type === "xstate.spawnChild" ? params.input : params?.delay;
      if (key && value !== undefined && !this.started.has(key))
        this.started.set(key, JSON.stringify(value));
    }
  }
}

interface Started {
  id?: string;
  input?: unknown;
  delay?: number;
  event?: { type: string };
}

function rowOf(one: AnyTransitionDefinition, seen: Seen): string {
  const guard = guardName(one);
  const target = (one.target ?? []).map((node) => node.path.join(".")).join(", ");
  const lasts = one.eventType.startsWith("xstate.after.")
    ? seen.started.get(one.eventType)
    : undefined;
  return [
    `  ${caption(one.eventType) || "always"}${lasts ? ` (${lasts})` : ""}`,
    guard ? ` [${guard}]` : "",
    ` -> ${target || "stays"}`,
    after("/", named(one.actions)),
    after("!", seen.sent.get(one) ?? []),
  ].join("");
}

function rowsOf(node: AnyStateNode, seen: Seen): string[] {
  const heading = [
    node.path.join(".") || node.id,
    node.tags.length > 0 ? ` (${node.tags.join(", ")})` : "",
    after("/ entry", named(node.entry)),
    after("/ exit", named(node.exit)),
  ].join("");
  const invoked = node.invoke.map(
    ({ id, src }) =>
      `  invoke ${[id, typeof src === "string" && src !== id ? `(${src})` : "", seen.started.get(id) ?? ""].filter(Boolean).join(" ")}`,
  );
  return [heading, ...invoked, ...writtenIn(node).map((one) => rowOf(one, seen))];
}

/** Each state and transition of a chart once: what a reviewer reads when the chart changes. */
export function goldenTable(model: ChartModel): string {
  const { machine } = model;
  const seen = new Seen();
  const starts = model.runs.map((run) => {
    const graph = explore(model, run);
    seen.note(initialTransition(machine, run.input as never)[1]);
    for (const { before, event } of graph.edges)
      seen.note(
        transition(machine, before, event as never)[1],
        machine.getTransitionData(before as AnyMachineSnapshot, event as never),
      );
    return stateName(graph.initial);
  });
  const rows = nodesOf(machine.root).flatMap((node) => rowsOf(node, seen));
  return [`start -> ${[...new Set(starts)].join(" | ")}`, ...rows, ""].join("\n");
}
