import { pino } from "pino";
import { inject } from "vitest";
import { daysAfter } from "#server/clock.ts";
import { openForCommand } from "#server/open.ts";
import { passTime } from "#server/review/time-passed.ts";
import { readSettings } from "#server/settings.ts";

/** Does beside a running portal what its clock does each hour, so many days from now. */
export async function passDays(days: number, dataDir = inject("dataDir")): Promise<void> {
  const read = readSettings({ DATA_DIR: dataDir });
  if ("mistakes" in read) throw new Error(read.mistakes.join());
  const clock = () => daysAfter(new Date(), days);
  const opened = await openForCommand(read.settings, pino({ level: "silent" }), clock);
  await passTime(opened.services, opened.owner);
  await opened.close();
}
