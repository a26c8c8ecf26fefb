import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk.bundled.js";
import {
  padding,
  stepLines,
  stateLines,
  type TextLine,
  type as text,
  widthOf,
} from "#browser/drawing/drawing.ts";
import { type ChartParts, type StatePart, statesIn } from "#browser/drawing/parts.ts";

/** The side of the mark from which a state begins. */
export const mark = 12;

const heightOf = (lines: readonly TextLine[]) => lines.length * text.line;

const options = {
  "elk.algorithm": "layered",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.layered.spacing.nodeNodeBetweenLayers": "36",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.labelLabel": "6",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.layered.feedbackEdges": "true",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
};

export type Direction = "DOWN" | "RIGHT";

export interface Manner {
  direction: Direction;
  /** By which a state has to be wider than what is in it, by id. */
  wider: ReadonlyMap<string, number>;
}

function nodeOf(state: StatePart, manner: Manner): ElkNode {
  const lines = stateLines(state);
  const width = widthOf(lines) + padding * 2;
  const height = heightOf(lines) + padding * 2;
  if (state.children.length === 0) return { id: state.id, width, height };
  const begins = state.initial === null ? [] : [beginning(state)];
  const right = padding + 8 + (manner.wider.get(state.id) ?? 0);
  return {
    id: state.id,
    children: [...begins, ...state.children.map((child) => nodeOf(child, manner))],
    layoutOptions: {
      "elk.algorithm": "layered",
      "elk.direction": manner.direction,
      "elk.padding": `[top=${height},left=${padding + 8},bottom=${padding + 8},right=${right}]`,
    },
  };
}

const beginning = (state: StatePart): ElkNode => ({
  id: beginningOf(state),
  width: mark,
  height: mark,
  layoutOptions: { "elk.layered.layering.layerConstraint": "FIRST" },
});

export const beginningOf = ({ id }: { id: string }) => `${id}:begins`;

/** States in the order in which a reader meets them, from the first one along the arrows. */
function readingOrder({ root, arrows }: ChartParts): Map<string, number> {
  const states = new Map(statesIn(root).map(({ state }) => [state.id, state]));
  const order = new Map<string, number>();
  const waiting = [root.id];
  for (const id of waiting) {
    if (order.has(id)) continue;
    order.set(id, order.size);
    const { initial, children } = states.get(id)!;
    const next = arrows.filter(({ from }) => from === id).map(({ to }) => to);
    if (initial !== null) waiting.splice(waiting.indexOf(id) + 1, 0, initial);
    waiting.push(...next, ...children.map((child) => child.id));
  }
  return order;
}

/** The ids of arrows that lead back. They are laid out the other way round, so that the drawing begins where the chart does. */
export function backwardIn(parts: ChartParts): ReadonlySet<string> {
  const order = readingOrder(parts);
  const back = parts.arrows.filter(({ from, to }) => order.get(to)! < order.get(from)!);
  return new Set(back.map(({ id }) => id));
}

function edgesOf({ root, arrows }: ChartParts, backward: ReadonlySet<string>): ElkExtendedEdge[] {
  const begins = statesIn(root).flatMap(({ state }) =>
    state.initial === null
      ? []
      : [
          {
            id: `${state.id}:begin`,
            sources: [beginningOf(state)],
            targets: [state.initial],
          },
        ],
  );
  return [
    ...begins,
    ...arrows.map((arrow) => {
      const lines = stepLines(arrow);
      const ends = backward.has(arrow.id) ? [arrow.to, arrow.from] : [arrow.from, arrow.to];
      return {
        id: arrow.id,
        sources: [ends[0]!],
        targets: [ends[1]!],
        labels: [
          {
            text: arrow.id,
            width: widthOf(lines) + 8,
            height: heightOf(lines) + 4,
            layoutOptions: { "elk.edgeLabels.inline": "true" },
          },
        ],
      };
    }),
  ];
}

/** What the library lays out. */
export const graphOf = (
  parts: ChartParts,
  manner: Manner,
  backward: ReadonlySet<string>,
): ElkNode => ({
  id: "drawing",
  layoutOptions: { ...options, "elk.direction": manner.direction },
  children: [nodeOf(parts.root, manner)],
  edges: edgesOf(parts, backward),
});
