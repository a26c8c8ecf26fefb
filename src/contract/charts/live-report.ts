import * as v from "valibot";

/** The channel on which the tabs of one browser tell the chart pages what their charts do. */
export const liveChannel = "gatehouse-charts";

const name = v.pipe(v.string(), v.maxLength(200));

/** Names and ids only: never what a chart knows or what an event carries. */
const reportSchema = v.object({
  tab: name,
  chart: name,
  event: name,
  running: v.array(v.object({ actor: name, chart: name, states: v.array(name) })),
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
