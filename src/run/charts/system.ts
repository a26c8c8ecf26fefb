import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyStateMachine } from "xstate";
import { frameWords } from "#browser/drawing/drawing.ts";
import type { Arrow, ChartParts, StatePart } from "#browser/drawing/parts.ts";
import { root } from "../inputs.ts";
import type { chartsInMachines } from "./in-machines.ts";
import { toldByTabs } from "./channels.ts";
import { wiredOnServer } from "./server-wiring.ts";
import { sourcesIn } from "./sources.ts";
import { type Wired, wiredAt } from "./wiring.ts";

type Charts = Awaited<ReturnType<typeof chartsInMachines>>;
type Chart = Charts[number];

/** Where charts run, by the folder whose code runs them. */
const places = ["portal", "desk", "charts", "server"] as const;

type Place = (typeof places)[number];

const importing = /import \{([^}]*)\} from "@gatehouse\/machines\/([\w/-]+)"/g;
const computing = /\b(?:transition|initialTransition)\(/;

/** Whether this code runs the chart: wires or starts it, or computes its transitions. A list of charts does not. */
function isRunIn(source: string, name: string): boolean {
  const handed = new RegExp(`\\b${name}\\.provide\\(|\\w\\((?:[^()[\\]]*,\\s*)?${name}\\s*[,)]`);
  return computing.test(source) || handed.test(source);
}

/** By path, the folders of src whose code runs the chart. */
function startedIn(charts: Charts): Map<string, Set<Place>> {
  const names = new Map(charts.map(({ path, name }) => [path, name]));
  const found = new Map(charts.map(({ path }) => [path, new Set<Place>()]));
  for (const place of places)
    for (const { source } of sourcesIn(place)) {
      for (const [, imported, path] of source.matchAll(importing)) {
        const name = names.get(path!);
        const values = imported!.split(",").map((each) => each.trim());
        if (name && values.includes(name) && isRunIn(source, name)) found.get(path!)!.add(place);
      }
    }
  return found;
}

/** The charts that a chart can invoke or spawn: those among its actors. */
function runBy({ machine }: Chart, charts: Charts): Chart[] {
  const actors = Object.values(
    (machine as AnyStateMachine).implementations.actors as Record<string, { id?: string }>,
  );
  return charts.filter(({ name }) => actors.some((actor) => actor.id === name));
}

/** The events that a chart itself sends or emits, as its golden table has them. */
function sentBy({ path }: Chart): string[] {
  const golden = readFileSync(join(root, "tests", "charts", "golden", `${path}.txt`), "utf8");
  const effects = [...golden.matchAll(/ ! (.*)$/gm)].map(([, text]) => text!);
  const types = effects.flatMap((text) => [...text.matchAll(/"type":"([\w.]+)"/g)]);
  return [...new Set(types.map(([, type]) => type!))];
}

/** Parts that nearly every chart runs: named in the box, since their arrows would hide the others. */
export const sharedParts: readonly string[] = ["call", "form"];

interface Relation {
  from: Chart;
  to: Chart;
  /** Empty where the one runs the other. */
  events: string[];
}

function relationsOf(charts: Charts, wired: readonly Wired[] = []): Relation[] {
  return charts.flatMap((from) => {
    const run = new Set(runBy(from, charts));
    const sent = sentBy(from);
    const around = wired.filter((one) =>
      one.from === null ? isRoot(from) : one.from === from.name,
    );
    return charts.flatMap((to): Relation[] => {
      if (to === from) return [];
      const aimed = around.filter((one) => one.to === null || one.to === to.name);
      const all = new Set([...sent, ...aimed.map(({ event }) => event)]);
      const events = [...all].filter((event) => to.machine.events.includes(event));
      const told = events.length > 0 ? [{ from, to, events }] : [];
      return run.has(to) ? [{ from, to, events: [] }, ...told] : told;
    });
  });
}

/** Adds the places of a chart to those that it runs. The server computes transitions and runs no actors of a chart. */
function spread(placed: Map<string, Set<Place>>, relations: readonly Relation[]): void {
  for (let size = -1, now = 0; size !== now;) {
    size = now;
    for (const { from, to, events } of relations)
      if (events.length === 0)
        for (const place of placed.get(from.path)!)
          if (place !== "server") placed.get(to.path)!.add(place);
    now = [...placed.values()].reduce((sum, { size: one }) => sum + one, 0);
  }
}

const box = (id: string, name: string, more: Partial<StatePart> = {}): StatePart => ({
  id,
  name,
  kind: "atomic",
  description: "",
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  inside: [],
  children: [],
  initial: null,
  ...more,
});

/** The root of an app is told when a screen closes. */
const isRoot = ({ machine }: Chart) => machine.events.includes("screen.close");

const rootOf = (wired: readonly Wired[]) =>
  wired.some(({ from }) => from === null) ? frameWords.passingRoot : frameWords.root;

const arrow = (id: string, from: string, to: string, events: readonly string[]): Arrow => ({
  id,
  number: -1,
  from,
  to,
  event: events.length === 0 ? frameWords.runs : events.join(" "),
  guard: undefined,
  actions: [],
  description: "",
});

/** From the root of each app that tells the tabs of another one. */
const betweenTabs = (inPlace: (place: Place) => Chart[]): Arrow[] =>
  toldByTabs(places).flatMap(({ from, to, event }, at) => {
    const tells = inPlace(from as Place).find(isRoot);
    const hears = inPlace(to as Place).find(({ machine }) => machine.events.includes(event));
    const ends = [tells && idOf(from, tells), hears && idOf(to, hears)] as const;
    return ends[0] && ends[1] ? [arrow(`tabs:${at}`, ends[0], ends[1], [event])] : [];
  });

const idOf = (place: string, { name }: Chart) => `system.${place}.${name}`;

/** Which chart runs where, which it runs, and which it tells: read from the code, drawn as if it were a chart. */
export function systemParts(charts: Charts): ChartParts {
  const placed = startedIn(charts);
  spread(placed, relationsOf(charts));
  const inPlace = (place: Place) =>
    charts.filter(({ path, name }) => placed.get(path)!.has(place) && !sharedParts.includes(name));
  const onServer = new Set(inPlace("server").map(({ name }) => name));
  const wired = (place: Place) => (place === "server" ? wiredOnServer(onServer) : wiredAt(place));
  const boxOf = (place: Place) => (chart: Chart) =>
    box(idOf(place, chart), chart.name, {
      description: isRoot(chart) ? rootOf(wired(place)) : "",
      invokes: runBy(chart, charts).flatMap(({ name }) =>
        sharedParts.includes(name) ? [name] : [],
      ),
    });
  const children = places.map((place) =>
    box(`system.${place}`, frameWords[place], {
      kind: "compound",
      children: inPlace(place).map(boxOf(place)),
    }),
  );
  const arrows = places.flatMap((place) => {
    const here = new Set(inPlace(place));
    return relationsOf(charts, wired(place))
      .filter(({ from, to }) => here.has(from) && here.has(to))
      .map(({ from, to, events }, at) =>
        arrow(`${place}:${at}`, idOf(place, from), idOf(place, to), events),
      );
  });
  const root = box("system", "Gatehouse", { kind: "compound", children });
  return { root, arrows: [...arrows, ...betweenTabs(inPlace)] };
}
