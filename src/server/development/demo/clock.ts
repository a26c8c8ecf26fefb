import type { Clock } from "../../clock.ts";

const day = 86_400_000;
const hour = 3_600_000;
const minute = 60_000;

/** A clock that begins in the past and only moves forward, up to now. */
export interface DemoClock {
  now: Clock;
  /** A minute later, on the day that is so many days ago. */
  moveTo(daysAgo: number): void;
  /** From here on the real time. */
  release(): void;
}

export function demoClock(real: Clock): DemoClock {
  const end = real().getTime();
  let at: number | null = end - 10_000 * day;
  return {
    now: () => (at === null ? real() : new Date(at)),
    moveTo(daysAgo) {
      at = Math.max((at ?? end) + minute, end - daysAgo * day - 3 * hour);
    },
    release() {
      at = null;
    },
  };
}
