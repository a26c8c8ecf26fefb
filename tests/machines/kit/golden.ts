import { transition } from "xstate";
import { guardName } from "./coverage.ts";
import { factsOf, stateName, type AnyEvent, type ChartModel } from "./model.ts";
import { explore, type Edge, type Graph } from "./paths.ts";

const order = ["from | event [guard] | to {facts that changed}", ""];

function caption(event: AnyEvent): string {
  const { type, ...facts } = event;
  const name = type
    .replace(/^xstate\.(done|error)\.actor\./, "$1 ")
    .replace(/^xstate\.after\./, "after ");
  return Object.keys(facts).length > 0 ? `${name} ${JSON.stringify(facts)}` : name;
}

function changes(model: ChartModel, edge: Edge): string {
  const before = factsOf(model, edge.before);
  const changed = Object.entries(factsOf(model, edge.after)).filter(
    ([name, fact]) => JSON.stringify(fact) !== JSON.stringify(before[name]),
  );
  return changed.length > 0 ? ` ${JSON.stringify(Object.fromEntries(changed))}` : "";
}

/** What a move tells whoever listens outside. */
function told(model: ChartModel, edge: Edge): string {
  const [, actions] = transition(model.machine, edge.before, edge.event as never);
  return (actions as { type: string; params: unknown }[])
    .filter(({ type }) => type === "xstate.emit")
    .map(({ params }) => ` ! ${caption((params as { event: AnyEvent }).event)}`)
    .join("");
}

function row(model: ChartModel, edge: Edge): [from: string, row: string] {
  const guards = model.machine
    .getTransitionData(edge.before, edge.event)
    .flatMap((transition) => guardName(transition) ?? []);
  const condition = guards.length > 0 ? ` [${guards.join(", ")}]` : "";
  const from = stateName(edge.before);
  const to = `${stateName(edge.after)}${changes(model, edge)}${told(model, edge)}`;
  return [from, `${from} | ${caption(edge.event)}${condition} | ${to}`];
}

function start(model: ChartModel, input: unknown, graph: Graph): string {
  const facts = JSON.stringify(factsOf(model, graph.initial));
  return `start ${JSON.stringify(input ?? null)} | | ${stateName(graph.initial)} ${facts}`;
}

/** Every move of a chart, one row each, by state: what a reviewer reads when the chart changes. */
export function goldenTable(model: ChartModel): string {
  const rows = new Map<string, Set<string>>();
  const starts = model.runs.map((run) => {
    const graph = explore(model, run);
    for (const edge of graph.edges) {
      const [from, text] = row(model, edge);
      rows.set(from, (rows.get(from) ?? new Set()).add(text));
    }
    return start(model, run.input, graph);
  });
  const moves = [...rows.values()].flatMap((set) => ["", ...set]);
  return [...order, ...starts, ...moves, ""].join("\n");
}
