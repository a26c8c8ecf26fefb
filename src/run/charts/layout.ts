import ELK, { type ElkExtendedEdge, type ElkNode } from "elkjs/lib/elk.bundled.js";
import {
  stepLines,
  type Drawing,
  type DrawnArrow,
  type DrawnState,
  padding,
  type Point,
  stateLines,
  widthOf,
} from "#browser/drawing/drawing.ts";
import { type ChartParts, statesIn } from "#browser/drawing/parts.ts";
import { backwardIn, beginningOf, type Direction, graphOf, mark } from "./elk-graph.ts";

const elk = new ELK();

/** The library sizes a state by what is in it; one whose own words are wider is given room, and all is laid out again. */
async function laidOut(
  parts: ChartParts,
  direction: Direction,
  wider: ReadonlyMap<string, number> = new Map(),
): Promise<Drawing> {
  const backward = backwardIn(parts);
  const graph = await elk.layout(graphOf(parts, { direction, wider }, backward));
  const drawing = drawingOf(parts, graph, backward);
  const missing = drawing.states
    .map(({ id, width, lines }) => [id, widthOf(lines) + padding * 2 - width] as const)
    .filter(([, width]) => width > 1);
  if (missing.length === 0) return drawing;
  const given = missing.map(([id, width]) => [id, (wider.get(id) ?? 0) + width] as const);
  return laidOut(parts, direction, new Map([...wider, ...given]));
}

const round = (value = 0) => Math.round(value * 10) / 10;
const pointOf = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });
const boxOf = ({ x, y, width, height }: Omit<ElkNode, "id">) => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

/** The places in what the library gave. */
function placesIn(graph: ElkNode, backward: ReadonlySet<string>) {
  const nodes = new Map<string, ElkNode>();
  const edges = new Map<string, ElkExtendedEdge>();
  const collect = (node: ElkNode) => {
    nodes.set(node.id, node);
    for (const edge of node.edges ?? []) edges.set(edge.id, edge);
    node.children?.forEach(collect);
  };
  collect(graph);
  const pointsOf = (id: string) => {
    const points = (edges.get(id)?.sections ?? []).flatMap(
      ({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map(pointOf),
    );
    return backward.has(id) ? points.toReversed() : points;
  };
  return {
    boxOfNode: (id: string) => boxOf(nodes.get(id)!),
    boxOfLabel: (id: string) => boxOf(edges.get(id)!.labels![0]!),
    pointsOf,
  };
}

function drawingOf(parts: ChartParts, graph: ElkNode, backward: ReadonlySet<string>): Drawing {
  const { boxOfNode, boxOfLabel, pointsOf } = placesIn(graph, backward);
  const states = statesIn(parts.root);
  const compound = states.flatMap(({ state }) => (state.initial === null ? [] : [state]));
  const begins = compound.map((state): DrawnArrow => {
    const id = `${state.id}:begin`;
    return {
      id,
      number: null,
      from: beginningOf(state),
      to: state.initial!,
      points: pointsOf(id),
      label: null,
    };
  });
  const arrows = parts.arrows.map((arrow): DrawnArrow => {
    const { id, number, from, to } = arrow;
    const label = { ...boxOfLabel(id), lines: stepLines(arrow) };
    return { id, number, from, to, points: pointsOf(id), label };
  });
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: states.map(({ state, depth }): DrawnState => {
      const { id, kind } = state;
      return { id, kind, depth, lines: stateLines(state), ...boxOfNode(id) };
    }),
    beginnings: compound.map((state) => {
      const { x, y } = boxOfNode(beginningOf(state));
      return { x: x + mark / 2, y: y + mark / 2 };
    }),
    arrows: [...begins, ...arrows],
  };
}

/** A page shows this much at its natural size. */
const page = { width: 1360, height: 1500 };

/** Lays a chart out in the direction in which it has to be scaled down less. */
export async function layout(parts: ChartParts): Promise<Drawing> {
  const both = await Promise.all([laidOut(parts, "DOWN"), laidOut(parts, "RIGHT")]);
  const scale = ({ width, height }: Drawing) => Math.max(width / page.width, height / page.height);
  return scale(both[0]) <= scale(both[1]) ? both[0] : both[1];
}
