/** States of the chart reviewClock, without the states that have states inside. */
export const clockStates = ["onTime", "dueSoon", "late", "paused", "stopped"] as const;
export type ClockState = (typeof clockStates)[number];
