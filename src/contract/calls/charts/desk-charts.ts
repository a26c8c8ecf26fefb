import * as v from "valibot";
import { peopleReaders } from "../../desk/roles.ts";
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
