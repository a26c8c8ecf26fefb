import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { caption, guardName, named, writtenIn } from "./nodes.ts";

export interface Step {
  /** Empty for one that is taken at once. */
  event: string;
  guard: string | undefined;
  actions: string[];
}

export interface StatePart {
  id: string;
  name: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  description: string;
  tags: string[];
  entry: string[];
  exit: string[];
  /** Names of the actors that run while the state lasts. */
  invokes: string[];
  /** Transitions that stay in the state. */
  inside: Step[];
  children: StatePart[];
  /** Id of the child that is entered first. */
  initial: string | null;
}

export interface Arrow extends Step {
  id: string;
  from: string;
  to: string;
}

/** What a drawing shows of a chart. */
export interface ChartParts {
  root: StatePart;
  arrows: Arrow[];
}

const stepOf = (one: AnyTransitionDefinition): Step => ({
  event: caption(one.eventType),
  guard: guardName(one),
  actions: named(one.actions),
});

/** Without what a delay adds. */
const written = (actions: readonly unknown[]) =>
  named(actions).filter((name) => !name.startsWith("xstate."));

function statePart(node: AnyStateNode): StatePart {
  const initial = node.initial?.target?.[0];
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    description: node.description ?? "",
    tags: [...node.tags],
    entry: written(node.entry),
    exit: written(node.exit),
    invokes: node.invoke.map(({ id, src }) =>
      typeof src === "string" && src !== id ? `${id} (${src})` : id,
    ),
    inside: writtenIn(node)
      .filter(({ target }) => !target?.length)
      .map(stepOf),
    children: Object.values(node.states).map(statePart),
    initial: node.type === "compound" && initial ? initial.id : null,
  };
}

const arrowsOf = (node: AnyStateNode): Arrow[] => [
  ...writtenIn(node).flatMap((one, at) =>
    (one.target ?? []).map((to) => ({
      ...stepOf(one),
      id: `${node.id}:${at}:${to.id}`,
      from: node.id,
      to: to.id,
    })),
  ),
  ...Object.values(node.states).flatMap(arrowsOf),
];

export const partsOf = ({ root }: AnyStateMachine): ChartParts => ({
  root: statePart(root),
  arrows: arrowsOf(root),
});
