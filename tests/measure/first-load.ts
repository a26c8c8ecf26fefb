import type { Row } from "./budget.ts";
import { type Scripts, totalOf } from "./browser.ts";
import type { Ground } from "./ground.ts";

/** The row of a page's first-load JavaScript against the floor. */
export const firstLoad = async (
  ground: Ground,
  page: string,
  scripts: Scripts,
  atMost: number,
): Promise<Row[]> => [
  {
    what: `first-load JavaScript of ${page}, ${Object.keys(scripts).length} files`,
    unit: "kB",
    measured: totalOf(scripts) / 1000,
    peer: { what: "floor", measured: (await ground.floor()) / 1000 },
    parts: scripts,
    limit: { atMost },
  },
];
