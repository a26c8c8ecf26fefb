import type { Context } from "../http/context.ts";
import { loginsPerPlace, refund, spendUse } from "../http/rate-limits.ts";
import { Refused } from "../refused.ts";

/** Counts a login of a browser that is not known, unless it succeeds or the server was too busy to try it. */
export async function countedAtPlace<Result>(
  { db, now, addressRange }: Pick<Context, "db" | "now" | "addressRange">,
  name: "logins" | "desk logins",
  work: () => Promise<Result>,
): Promise<Result> {
  const limit = { key: `${name} a minute|${addressRange}`, ...loginsPerPlace };
  await spendUse(db, limit, now);
  const done = await work().catch(async (error: unknown) => {
    if (error instanceof Refused && error.refusal === "overloaded") await refund(db, limit);
    throw error;
  });
  await refund(db, limit);
  return done;
}
