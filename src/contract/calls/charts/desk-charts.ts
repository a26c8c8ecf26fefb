import * as v from "valibot";
import { chartCountReaders, peopleReaders } from "../../desk/roles.ts";
import type { ReplyTo } from "../call.ts";
import { deskCall } from "../desk-call.ts";

const count = v.number();

/** One version of a chart, and the stored histories that stand in it. */
const chartReport = v.object({
  chart: v.string(),
  /** Null where only the state is stored, without a history. */
  version: v.nullable(v.number()),
  is_current: v.boolean(),
  histories: count,
  events: v.nullable(count),
  misfit_count: count,
  /** The first `limits.deskPage` that the chart does not explain. */
  misfits: v.array(
    v.object({
      line: v.string(),
      /** Null where every event fits and the stored status is another. */
      seq: v.nullable(v.number()),
      event: v.nullable(v.string()),
      /** Empty where the chart rejects the event. */
      expected: v.string(),
      found: v.string(),
    }),
  ),
  /** States in which something stands and which today's chart does not have. */
  gone: v.array(v.object({ state: v.string(), count })),
});

export type ChartReport = v.InferOutput<typeof chartReport>;

/** Whether each stored history follows the chart of its version, as the server last checked. Recorded once an hour for each reader. */
export const deskConformance = deskCall({
  route: "GET /desk/api/conformance",
  roles: peopleReaders,
  reply: v.object({
    /** Null before the first check. */
    checked_at: v.nullable(v.number()),
    charts: v.array(chartReport),
  }),
});

/** How long a stay lasted; null where none has ended. Without a history it is counted in steps, and estimated inside its step. */
const lasted = { medianSeconds: v.nullable(v.number()) };

/**
 * How often the states and transitions of one version of a chart were taken, and how long they lasted. States are dotted paths
 * inside the chart. Names and numbers only, never whose. A chart that was never counted is refused with notCounted.
 */
export const deskChartCounts = deskCall({
  route: "GET /desk/api/chart-counts/{chart}",
  roles: chartCountReaders,
  params: v.object({ chart: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,60}$/)) }),
  /** The version in use where none is given. */
  query: v.object({
    version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  }),
  reply: v.object({
    chart: v.string(),
    version: count,
    /** All that are known, oldest first. */
    versions: v.array(count),
    states: v.array(
      v.object({
        state: v.string(),
        /** How often it was reached from another state, or a history began in it. */
        entered: count,
        ...lasted,
        /** How many stand in it now; null of charts in browsers, and of an older version of a chart without a history. */
        here: v.nullable(count),
        /**
         * Where the applicant acts next (tag `open`), histories without an event for `limits.idleHistoryDays`; in browsers, pages
         * that were closed here before it was done (tag `settled`).
         */
        left: count,
      }),
    ),
    transitions: v.array(
      v.object({
        from: v.string(),
        event: v.string(),
        to: v.string(),
        taken: count,
        /** Of the state before. */
        ...lasted,
      }),
    ),
  }),
});

export type ChartCounts = ReplyTo<typeof deskChartCounts>;
