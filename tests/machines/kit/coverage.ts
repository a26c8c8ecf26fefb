import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from "xstate";

/** The names of the guards of one transition, "inline" for one that has no name. */
export function guardName(transition: AnyTransitionDefinition): string | undefined {
  const guard: unknown = transition.guard;
  if (guard === undefined) return undefined;
  if (typeof guard === "string") return guard;
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type);
  return "inline";
}

function nameOf(transition: AnyTransitionDefinition): string {
  const guard = guardName(transition);
  const targets = (transition.target ?? []).map((node) => node.id).join(", ");
  const event = transition.eventType || "always";
  return `${transition.source.id} --${event}${guard ? ` [${guard}]` : ""}--> ${targets || "(stays)"}`;
}

function below(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child: AnyStateNode) => below(child))];
}

function written(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

interface Seen {
  states: Set<string>;
  transitions: Set<string>;
}

/** A transition is the place where it is written: node, event and position among its branches. */
function places(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const found = new Map<AnyTransitionDefinition, string>();
  for (const node of below(machine.root))
    for (const [at, transition] of written(node).entries())
      found.set(transition, `${at} ${nameOf(transition)}`);
  return found;
}

/** Counts what a chart's actors really did, over any number of runs of any provided copy of it. */
export function recordCoverage() {
  const seen: Seen = { states: new Set(), transitions: new Set() };
  const see = (snapshot: unknown) => {
    const nodes = (snapshot as { _nodes?: AnyStateNode[] })._nodes ?? [];
    for (const node of nodes) seen.states.add(node.id);
  };
  const inspectorFor = (machine: AnyStateMachine) => {
    const known = places(machine);
    return (event: InspectionEvent) => {
      if (event.type === "@xstate.snapshot") see(event.snapshot);
      if (event.type !== "@xstate.microstep") return;
      see(event.snapshot);
      for (const transition of event._transitions) {
        // A first state that is left at once is in no snapshot.
        seen.states.add(transition.source.id);
        const place = known.get(transition);
        if (place) seen.transitions.add(place);
      }
    };
  };
  /** The names of all states and written transitions that never happened. */
  const missing = (machine: AnyStateMachine): string[] => [
    ...below(machine.root)
      .filter((node) => node.type !== "history" && !seen.states.has(node.id))
      .map((node) => node.id),
    ...[...places(machine).values()].filter((place) => !seen.transitions.has(place)),
  ];
  return { inspectorFor, missing };
}
