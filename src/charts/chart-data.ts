import type { Drawing } from "./drawing/drawing.ts";
import type { ChartParts } from "./drawing/parts.ts";

/** A chart in a list of all. */
export interface ChartEntry {
  /** Of its file in machines, without the ending: `review/kyc-status`. */
  path: string;
  /** Its id. */
  name: string;
  /** What the chart answers. */
  question: string;
  states: number;
  transitions: number;
  /** Lower-case names of its states, events, guards, actions and actors, for a search. */
  words: string;
}

/** A generated path as a walk by hand: the number of each transition. */
export interface Sample {
  title: string;
  steps: number[];
}

/** What the page of a chart shows; made when the app is built. */
export interface ChartData extends ChartEntry {
  parts: ChartParts;
  /** A drawing for each choice of closed states, by the choice's name. */
  drawings: Record<string, Drawing>;
  /** Generated paths, as numbers of transitions. */
  samples: Sample[];
  golden: string;
  /** Names of the faults that are planted into it, and those that change nothing with their reason. */
  faults: string[];
  harmless: Record<string, string>;
  source: string;
  singleFile: string;
  json: string;
  mermaid: string;
}
