import * as v from "valibot";

/** The channel on which the tabs of one browser tell the chart pages what their charts do. */
export const liveChannel = "gatehouse-charts";

/** Of a chart, state, event or actor: none can hold an address or a sentence. */
const name = v.pipe(v.string(), v.maxLength(120), v.regex(/^[\w.:*()-]*( [\w.-]+)*$/));

/** More than any tab runs. */
const most = { actors: 300, states: 100 };

/**
 * Names and ids only: never what a chart knows or what an event carries. A tab that closes names nothing that runs. Any page of the
 * same origin can send one, so that no more is taken than a tab can tell.
 */
const reportSchema = v.object({
  tab: name,
  chart: name,
  event: name,
  running: v.pipe(
    v.array(
      v.object({
        actor: name,
        chart: name,
        states: v.pipe(v.array(name), v.maxLength(most.states)),
      }),
    ),
    v.maxLength(most.actors),
  ),
});

const asked = v.object({ asks: v.literal(true) });

export type TabReport = v.InferOutput<typeof reportSchema>;

/** Asks every tab to tell what runs in it. */
export const askTabs = { asks: true } as const;

export const isAsked = (message: unknown): boolean => v.is(asked, message);

/** What a tab told, or undefined for any other message. */
export function reportIn(message: unknown): TabReport | undefined {
  const read = v.safeParse(reportSchema, message);
  return read.success ? read.output : undefined;
}
