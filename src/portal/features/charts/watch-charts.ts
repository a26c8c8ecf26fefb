import type { ChartCountingEvent } from "@gatehouse/machines/charts/chart-counting";
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  fromCallback,
  type InspectionEvent,
  isMachineSnapshot,
} from "xstate";
import { chartsFrom } from "#browser/chart-actors.ts";
import { chartBegins, chartEnds, stayStep } from "#contract/calls/charts/chart-counts.ts";

interface Standing {
  chart: string;
  path: string;
  /** By the clock of the page, in ms. */
  since: number;
}

const pathOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Object.entries(value as object)
        .map(([name, inner]) => `${name}.${pathOf(inner)}`)
        .join("");

/** Where each chart of the tab stands. Reports names and seconds of each transition, and nothing of contexts or events. */
class Standings {
  readonly #known = new Map<unknown, Standing>();
  readonly #own: AnyActorRef;
  readonly #send: (event: ChartCountingEvent) => void;

  constructor(own: AnyActorRef, send: (event: ChartCountingEvent) => void) {
    this.#own = own;
    this.#send = send;
  }

  /** Charts that run already: where they stand is not counted. */
  know(root: AnyActorRef): void {
    for (const { actor, snapshot } of chartsFrom(root, this.#own)) this.#stand(actor, snapshot);
  }

  see(seen: InspectionEvent): void {
    if (seen.type !== "@xstate.microstep" && seen.type !== "@xstate.snapshot") return;
    const { actorRef, snapshot } = seen;
    if (actorRef === this.#own || !isMachineSnapshot(snapshot)) return;
    if (seen.type === "@xstate.microstep") {
      const event = seen._transitions[0]?.eventType;
      if (event !== undefined) this.#step(actorRef, snapshot, event);
    } else if (snapshot.status !== "active") this.#end(actorRef);
    else if (!this.#known.has(actorRef)) this.#begin(actorRef, snapshot);
  }

  endAll(): void {
    for (const actor of this.#known.keys()) this.#end(actor);
  }

  #stand(actor: unknown, { machine, value }: AnyMachineSnapshot): void {
    this.#known.set(actor, { chart: machine.id, path: pathOf(value), since: performance.now() });
  }

  #begin(actor: unknown, snapshot: AnyMachineSnapshot): void {
    this.#stand(actor, snapshot);
    const { chart, path } = this.#known.get(actor)!;
    this.#count({ chart, path: "", since: performance.now() }, chartBegins, path);
  }

  #step(actor: unknown, snapshot: AnyMachineSnapshot, event: string): void {
    const before = this.#known.get(actor);
    if (!before) return;
    const path = pathOf(snapshot.value);
    this.#count(before, event, path);
    if (path !== before.path) this.#stand(actor, snapshot);
  }

  #end(actor: unknown): void {
    const before = this.#known.get(actor);
    if (before) this.#count(before, chartEnds, "");
    this.#known.delete(actor);
  }

  #count({ chart, path: from, since }: Standing, event: string, to: string): void {
    const stayed = (performance.now() - since) / 1000;
    const transition = { chart, from, event, to, count: 1, within: stayStep(stayed) };
    this.#send({ type: "transition.count", transition });
  }
}

/** Reports each transition of the charts in this tab, and that the page is hidden or closed. */
export const watchCharts = fromCallback<ChartCountingEvent>(({ sendBack, system, self }) => {
  const own = self._parent!;
  const standings = new Standings(own, sendBack);
  standings.know(own._parent!);
  const inspection = system.inspect((seen) => standings.see(seen));
  const hide = () => {
    if (document.hidden) sendBack({ type: "page.hide" });
  };
  const close = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) standings.endAll();
    sendBack({ type: "page.hide" });
  };
  document.addEventListener("visibilitychange", hide);
  addEventListener("pagehide", close);
  return () => {
    inspection.unsubscribe();
    document.removeEventListener("visibilitychange", hide);
    removeEventListener("pagehide", close);
  };
});
