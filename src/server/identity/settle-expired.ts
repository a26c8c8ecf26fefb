import type { Db } from "../database/database.ts";
import type { Services } from "../services.ts";
import { settleCheck } from "./settle-check.ts";

/** Asks the vendor about checks whose time is over and whose browser never came back. */
export async function settleExpired(services: Services, owner: Db): Promise<void> {
  const now = services.clock();
  const checks = await owner
    .selectFrom("identity_check")
    .selectAll()
    .where("state", "=", "underWay")
    .where("expires_at", "<=", now)
    .execute();
  for (const check of checks)
    await settleCheck({ ...services, now }, check, "").catch((err: unknown) =>
      services.log.error({ err, check: check.id }, "identity_check_failed"),
    );
}
