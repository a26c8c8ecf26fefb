import { type Budget, median } from "../budget.ts";
import { makeApplicants } from "../applicants.ts";
import { startPortal } from "../portal.ts";

const restarts = 5;

export const restart: Budget = {
  name: "restart",
  method: `From the start of the server's process to its ready message, its PostgreSQL started and migrations looked at, on a data folder that is already in use; stopped by SIGTERM in between, median of ${restarts}. The first answer of /readyz is asked for each time.`,
  async measure(ground) {
    const { dataDir } = await firstStart(ground);
    const times: number[] = [];
    for (let at = 0; at < restarts; at += 1) {
      await using portal = await startPortal(ground, { dataDir });
      const { ok } = await fetch(`${portal.origin}/readyz`);
      if (!ok) throw new Error("The portal said it was ready and was not.");
      times.push(portal.readyMs);
    }
    return [
      {
        what: "restart to ready on an existing data folder",
        unit: "ms",
        measured: median(times),
        limit: { atMost: 1500 },
      },
    ];
  },
};

async function firstStart(ground: Parameters<typeof startPortal>[0]) {
  await using portal = await startPortal(ground);
  await makeApplicants(portal, 3);
  return { dataDir: portal.dataDir };
}
