import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { isAsked, liveChannel, type TabReport } from "#contract/charts/live-report.ts";

type Snapshot = AnyMachineSnapshot & { machine: AnyStateMachine; _nodes: { id: string }[] };

const snapshotOf = (actor: AnyActorRef): Snapshot | undefined => {
  const snapshot = actor.getSnapshot() as Partial<Snapshot> | undefined;
  return snapshot?.machine && snapshot.status === "active" ? (snapshot as Snapshot) : undefined;
};

/**
 * Tells the chart pages in other tabs what the charts of this one do: ids and names of events, nothing that is typed. Returns what
 * ends it.
 */
export function reportCharts(root: AnyActorRef): () => void {
  const channel = new BroadcastChannel(liveChannel);
  const tab = crypto.randomUUID();
  const known = new Set<AnyActorRef>();
  const know = (actor: AnyActorRef) => {
    known.add(actor);
    const children = snapshotOf(actor)?.children as Record<string, AnyActorRef> | undefined;
    Object.values(children ?? {}).forEach(know);
  };
  const running = (): TabReport["running"] =>
    [...known].flatMap((actor) => {
      const snapshot = snapshotOf(actor);
      if (!snapshot) known.delete(actor);
      const states = snapshot?._nodes.map(({ id }) => id) ?? [];
      return snapshot ? [{ actor: actor.sessionId, chart: snapshot.machine.id, states }] : [];
    });
  const tell = (chart: string, event: string) =>
    channel.postMessage({ tab, chart, event, running: running() } satisfies TabReport);
  know(root);
  const inspection = root.system.inspect((seen) => {
    if (seen.type !== "@xstate.snapshot") return;
    const actor = seen.actorRef as AnyActorRef;
    if (!(seen.snapshot as Partial<Snapshot>).machine) return;
    know(actor);
    tell((seen.snapshot as Snapshot).machine.id, seen.event.type);
  });
  channel.onmessage = ({ data }) => {
    if (isAsked(data)) tell("", "");
  };
  tell("", "");
  return () => {
    inspection.unsubscribe();
    channel.close();
  };
}
