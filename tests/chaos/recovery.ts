import { setTimeout as wait } from "node:timers/promises";
import type { RunningPortal } from "../journeys/support/portal.ts";
import type { Stage } from "./asked.ts";

const readyMs = 60_000;
const retryMs = 250;

const mostChecks = 20;

/** Adds what a check finds. A check that is not answered, as a database just killed still seems to be there, is made again. */
export async function checked(
  portal: RunningPortal,
  stage: Stage,
  check: () => Promise<string[]>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      stage.wrong.push(...(await check()));
      return;
    } catch (error) {
      if (tries === mostChecks) throw error;
      await wait(retryMs);
      await recovered(portal, stage);
    }
  }
}

/** Starts the server where it has ended, and waits until it is ready. */
export async function recovered(portal: RunningPortal, { startMs, wrong }: Stage): Promise<void> {
  const begun = performance.now();
  let isStarted = false;
  while (performance.now() - begun < readyMs) {
    if (portal.pid === undefined) {
      isStarted = true;
      await portal.start();
    }
    const answer = await fetch(`${portal.baseUrl}/readyz`).catch(() => null);
    if (answer?.ok) {
      if (isStarted) startMs.push(Math.round(performance.now() - begun));
      return;
    }
    await wait(20);
  }
  wrong.push(`not ready ${readyMs / 1000} s later`);
}
