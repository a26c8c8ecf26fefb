import * as v from "valibot";
import { lineIds } from "../business-lines.ts";
import { chartPaths, type StatusChart } from "./chart-paths.ts";
import { timelineEvents } from "./timeline-events.ts";

/** A dotted path inside its chart, `rejected.final`; today's chart may no longer have it. */
const state = v.string();

/** ISO 8601, UTC. */
const at = v.string();

const line = v.picklist(lineIds);

export const ofLine = v.object({ line });

/** Charts and events that the applicant knows from the timeline: no decision, no person, no reason. */
export const applicantHistory = v.object({
  line,
  charts: v.array(
    v.object({
      chart: v.picklist(["kycStatus", "businessAccount"] satisfies StatusChart[]),
      start: state,
      state,
      events: v.array(v.object({ type: v.picklist(timelineEvents), to: state, at })),
    }),
  ),
});

export type ApplicantHistory = v.InferOutput<typeof applicantHistory>;

/** `by` is null where no person acted. Reasons stand in the timeline of the case. */
export const deskHistory = v.object({
  line,
  charts: v.array(
    v.object({
      chart: v.picklist(Object.keys(chartPaths) as StatusChart[]),
      start: state,
      state,
      events: v.array(
        v.object({
          type: v.string(),
          to: state,
          at,
          by: v.nullable(v.object({ role: v.string(), name: v.string() })),
        }),
      ),
    }),
  ),
});

export type DeskHistory = v.InferOutput<typeof deskHistory>;
