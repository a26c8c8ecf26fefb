import * as v from "valibot";
import { limits } from "../../limits.ts";
import { call } from "../call.ts";

/** A dotted path inside the chart, or an event as a chart names it. */
const name = v.pipe(v.string(), v.maxLength(120), v.regex(/^[\w.*-]*$/));

/** One transition and how often it was taken since the last report. */
const entries = v.object({
  chart: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,60}$/)),
  /** Empty where the chart begins. */
  from: name,
  event: name,
  /** Empty where the chart ends. */
  to: name,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.chartCountMost)),
  /** How long the states before had lasted, all together. */
  seconds: v.pipe(v.number(), v.minValue(0)),
});

const counted = v.pipe(
  entries,
  v.check(({ count, seconds }) => seconds <= count * limits.chartStaySeconds),
);

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
