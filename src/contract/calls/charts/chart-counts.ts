import * as v from "valibot";
import { limits } from "../../limits.ts";
import { call } from "../call.ts";

/** A dotted path inside the chart, or an event as a chart names it. */
const name = v.pipe(v.string(), v.maxLength(120), v.regex(/^[\w.*-]*$/));

/** The step of `limits.chartStaySteps` in which a stay of so many seconds counts. */
export const stayStep = (seconds: number): number =>
  limits.chartStaySteps.find((step) => seconds <= step) ?? limits.chartStaySteps.at(-1)!;

/** One transition and how often it was taken since the last report, after stays of about the same length. */
const counted = v.object({
  chart: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,60}$/)),
  /** Empty where the chart begins. */
  from: name,
  event: name,
  /** Empty where the chart ends. */
  to: name,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.chartCountMost)),
  /** The state before had lasted no longer, in seconds, but longer than the step before. */
  within: v.picklist(limits.chartStaySteps),
});

export type CountedTransition = v.InferOutput<typeof counted>;

/** The events with which a chart begins and ends. */
export const chartBegins = "xstate.init";
export const chartEnds = "xstate.stop";

/** Names and numbers of the charts in a browser, without a cookie. All or none are taken; not found where CHART_COUNTS is off. */
export const countCharts = call({
  route: "POST /ins-kyc/anon/v1/chart-counts",
  caller: "anyone",
  errorDisplay: "inline",
  silent: "unasked",
  body: v.object({
    counts: v.pipe(v.array(counted), v.minLength(1), v.maxLength(limits.chartCountRows)),
  }),
});
