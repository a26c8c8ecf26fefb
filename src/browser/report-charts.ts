import { type AnyActorRef, isMachineSnapshot } from "xstate";
import { isAsked, liveChannel, type TabReport } from "#contract/charts/live-report.ts";
import { activeStates, chartsFrom } from "./chart-actors.ts";

/**
 * Tells the chart pages in other tabs what the charts of this one do: ids and names of events, nothing that is typed. Returns what
 * ends it. `page` tells when the tab is closed, or is shown again from the browser's memory.
 */
export function reportCharts(root: AnyActorRef, page: EventTarget = globalThis.window): () => void {
  const channel = new BroadcastChannel(liveChannel);
  const tab = crypto.randomUUID();
  const known = new Set<AnyActorRef>();
  const know = (from: AnyActorRef) => {
    for (const { actor } of chartsFrom(from)) known.add(actor);
  };
  const running = (): TabReport["running"] =>
    [...known].flatMap((actor) => {
      const snapshot: unknown = actor.getSnapshot();
      if (isMachineSnapshot(snapshot) && snapshot.status === "active") {
        const states = activeStates(snapshot).map(({ id }) => id);
        return [{ actor: actor.sessionId, chart: snapshot.machine.id, states }];
      }
      known.delete(actor);
      return [];
    });
  const tell = (chart: string, event: string, now = running()) =>
    channel.postMessage({ tab, chart, event, running: now } satisfies TabReport);
  const greet = () => tell("", "");
  const leave = () => tell("", "", []);
  know(root);
  const inspection = root.system.inspect((seen) => {
    if (seen.type !== "@xstate.snapshot" || !isMachineSnapshot(seen.snapshot)) return;
    know(seen.actorRef as AnyActorRef);
    tell(seen.snapshot.machine.id, seen.event.type);
  });
  channel.onmessage = ({ data }) => {
    if (isAsked(data)) greet();
  };
  page.addEventListener("pagehide", leave);
  page.addEventListener("pageshow", greet);
  greet();
  return () => {
    leave();
    page.removeEventListener("pagehide", leave);
    page.removeEventListener("pageshow", greet);
    inspection.unsubscribe();
    channel.close();
  };
}
