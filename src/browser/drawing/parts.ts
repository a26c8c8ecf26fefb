import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { caption, guardName, named, nodesOf, writtenIn } from "./nodes.ts";

export interface Step {
  /** Its place among all transitions that are written in the chart. */
  number: number;
  /** Empty for one that is taken at once. */
  event: string;
  guard: string | undefined;
  actions: string[];
  description: string;
  /** How long an event of the clock takes: "5 s". */
  wait?: string;
}

/** The tags that a chart may have. */
export type ChartTag = "busy" | "locked" | "open" | "settled" | "failed";

export interface StatePart {
  id: string;
  name: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  description: string;
  tags: ChartTag[];
  entry: string[];
  exit: string[];
  /** Names of the actors that run while the state lasts. */
  invokes: string[];
  /** Whether what is inside is not drawn. */
  closed?: true;
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

type Numbers = ReadonlyMap<AnyTransitionDefinition, number>;

const stepOf = (one: AnyTransitionDefinition, numbers: Numbers): Step => ({
  number: numbers.get(one)!,
  event: caption(one.eventType),
  guard: guardName(one),
  actions: named(one.actions),
  description: one.description ?? "",
});

/** Without what a delay adds. */
const written = (actions: readonly unknown[]) =>
  named(actions).filter((name) => !name.startsWith("xstate."));

function statePart(node: AnyStateNode, numbers: Numbers): StatePart {
  const initial = node.initial?.target?.[0];
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    description: node.description ?? "",
    tags: [...node.tags] as ChartTag[],
    entry: written(node.entry),
    exit: written(node.exit),
    invokes: node.invoke.map(({ id, src }) =>
      typeof src === "string" && src !== id ? `${id} (${src})` : id,
    ),
    inside: writtenIn(node)
      .filter(({ target }) => !target?.length)
      .map((one) => stepOf(one, numbers)),
    children: Object.values(node.states).map((child) => statePart(child, numbers)),
    initial: node.type === "compound" && initial ? initial.id : null,
  };
}

const arrowsOf = (node: AnyStateNode, numbers: Numbers): Arrow[] => [
  ...writtenIn(node).flatMap((one, at) =>
    (one.target ?? []).map((to) => ({
      ...stepOf(one, numbers),
      id: `${node.id}:${at}:${to.id}`,
      from: node.id,
      to: to.id,
    })),
  ),
  ...Object.values(node.states).flatMap((child) => arrowsOf(child, numbers)),
];

export function partsOf({ root }: AnyStateMachine): ChartParts {
  const numbers = numbersIn(root);
  return { root: statePart(root, numbers), arrows: arrowsOf(root, numbers) };
}

/** The number of each written transition: the states from the outside in, their transitions in order. */
export const numbersIn = (root: AnyStateNode): Numbers =>
  new Map(
    nodesOf(root)
      .flatMap(writtenIn)
      .map((one, at) => [one, at]),
  );

/** A state and all inside it, with their depth. */
export const statesIn = (state: StatePart, depth = 0): { state: StatePart; depth: number }[] => [
  { state, depth },
  ...state.children.flatMap((child) => statesIn(child, depth + 1)),
];
