import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateNode,
  getStateNodes,
  isMachineSnapshot,
} from "xstate";

/** A chart that runs in this page. */
export interface ChartActor {
  actor: AnyActorRef;
  snapshot: AnyMachineSnapshot;
}

/** An actor, if it is a chart that runs, and the charts below it. */
export function* chartsFrom(actor: AnyActorRef, except?: AnyActorRef): Generator<ChartActor> {
  const snapshot: unknown = actor.getSnapshot();
  if (actor === except || !isMachineSnapshot(snapshot) || snapshot.status !== "active") return;
  yield { actor, snapshot };
  for (const child of Object.values(snapshot.children))
    if (child) yield* chartsFrom(child as AnyActorRef, except);
}

/** The states in which a chart is, outer states before those inside them. */
export const activeStates = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] => [
  ...new Set(getStateNodes(machine.root, value)),
];
