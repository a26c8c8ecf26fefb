import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

interface Step {
  /** Empty for one that is taken at once. */
  event: string;
  guard: string;
  actions: string[];
  /** Paths; empty where it stays. */
  to: string[];
  reenter: boolean;
}

interface State {
  type: string;
  /** Path of the child that is entered first. */
  initial: string;
  /** Those of its own; a state has the tags of the states around it too. */
  tags: string[];
  entry: string[];
  exit: string[];
  /** In the order in which they are tried. */
  steps: Step[];
}

/** A chart as it is written, by the path of each state; the chart itself has the empty path. Guards and actions by name. */
export type Configuration = Readonly<Record<string, State>>;

const pathOf = ({ path }: AnyStateNode) => path.join(".");
const nameOf = (named: unknown) =>
  typeof named === "string" ? named : ((named as { type?: string }).type ?? "inline");
const stepOf = (one: AnyTransitionDefinition): Step => ({
  event: one.eventType,
  guard: one.guard === undefined ? "" : nameOf(one.guard),
  actions: one.actions.map(nameOf),
  to: (one.target ?? []).map(pathOf),
  reenter: one.reenter,
});

const stateOf = (node: AnyStateNode): State => {
  const first = node.initial?.target[0];
  return {
    type: node.type,
    initial: first ? pathOf(first) : "",
    tags: node.tags,
    entry: node.entry.map(nameOf),
    exit: node.exit.map(nameOf),
    steps: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(stepOf),
  };
};

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesIn(child)),
];

export const configurationOf = ({ root }: AnyStateMachine): Configuration =>
  Object.fromEntries(nodesIn(root).map((node) => [pathOf(node), stateOf(node)]));

/** Paths of the states in which an actor can stand. */
export const standingsIn = (chart: Configuration): string[] =>
  Object.keys(chart).filter((path) => ["atomic", "final"].includes(chart[path]!.type));

/** Whether an actor that stands there has the tag. */
export const isTagged = (chart: Configuration, path: string, tag: string): boolean =>
  withParents(path).some((each) => chart[each]?.tags.includes(tag));

const enteredAt = (chart: Configuration, path: string): string => {
  const initial = chart[path]?.initial ?? "";
  return initial === "" ? path : enteredAt(chart, initial);
};

/** Where the event can lead from this state, whatever its guards say; empty where the chart rejects it. */
export function leadsTo(chart: Configuration, from: string, event: string): string[] {
  const found: string[] = [];
  for (const path of withParents(from)) {
    const steps = (chart[path]?.steps ?? []).filter((step) => step.event === event);
    for (const { to } of steps) found.push(enteredAt(chart, to[0] ?? from));
    if (steps.some(({ guard }) => guard === "")) break;
  }
  return found;
}

/** `a.b`, `a`, and the chart. */
function withParents(path: string): string[] {
  if (path === "") return [""];
  return [path, ...withParents(path.split(".").slice(0, -1).join("."))];
}
