import type { Drawing } from "./drawing.ts";
import type { ChartParts } from "./parts.ts";

/** A chart in a list. */
export interface ListedChart {
  /** Of its file in machines, without the ending: `review/kyc-status`. */
  path: string;
  /** Its id. */
  name: string;
}

/** A chart as it is drawn. */
export interface DrawnChart extends ListedChart {
  /** What the chart answers. */
  question: string;
  parts: ChartParts;
  drawing: Drawing;
}
