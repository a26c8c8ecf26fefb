import type { ListedChart } from "#browser/drawing/drawn-chart.ts";
import type { Drawing } from "#browser/drawing/drawing.ts";
import type { ChartParts } from "#browser/drawing/parts.ts";

/** A chart in a list of all. */
export interface ChartEntry extends ListedChart {
  /** What the chart answers. */
  question: string;
  /** The outermost counts too: it is the chart itself. */
  states: number;
  transitions: number;
  /** Names and descriptions of its states, events, guards, actions and actors, and its waits, for a search. */
  words: readonly string[];
}

/** Generated paths that end alike. */
export interface PathGroup {
  /** Ids of the innermost states at the end. */
  ends: readonly string[];
  /** As an address carries them: numbers of transitions. */
  walks: readonly string[];
}

/** All paths that a chart's model generates; those that take the same transitions are one walk. */
export interface GeneratedPaths {
  generated: number;
  groups: readonly PathGroup[];
}

/** Of all that are written in the chart, those that walks took. */
export interface Taken {
  taken: number;
  of: number;
}

/** How far the walks of the last whole test run went: alone, on the chart's screens, in the built application. */
export type Coverage = Partial<
  Record<"bare" | "screens" | "tours", { states: Taken; transitions: Taken }>
>;

/** What the page of a chart shows; made when the app is built. */
export interface ChartData extends ChartEntry {
  parts: ChartParts;
  /** A drawing for each choice of closed states, by the choice's name. */
  drawings: Record<string, Drawing>;
  /** How many paths are generated, and how many walks they are. The walks are loaded apart. */
  paths: { generated: number; walks: number };
  golden: string;
  /** The tests that walk it on its screens and in the built application; or why none does. */
  walked: {
    screens: readonly string[];
    tours: readonly string[];
    reason: string;
  };
  coverage: Coverage;
  /** Mistakes that are planted into its screens, by the place at which a walk finds them. */
  onScreens: Record<string, string[]>;
  /** Names of the faults that are planted into it, by the test that catches them. */
  caught: Record<string, string[]>;
  source: string;
  singleFile: string;
  json: string;
  /** Arrows with an event that can be walked in Stately Sketch from the JSON: of this chart, and of all. */
  inSketch: { chart: Taken; all: Taken };
  mermaid: string;
}
