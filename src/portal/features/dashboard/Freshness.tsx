import { freshness } from "@gatehouse/machines/dashboard/freshness";
import { fromPromise } from "xstate";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { limits } from "#contract/limits.ts";
import { visibility } from "#portal/actors/visibility.ts";
import { servicesOf } from "#portal/system/system.ts";
import { useScreenActor } from "#portal/system/use-portal.ts";

const wired = freshness.provide({
  actors: {
    visibility,
    askVersion: fromPromise(async ({ system }) => {
      const outcome = await servicesOf(system).api(lineVersion);
      if (!outcome.ok) throw new Error(outcome.refusal);
      return outcome.data.version;
    }),
  },
  actions: { reload: ({ self }) => servicesOf(self.system).reload() },
});

/** Loads the page again within seconds of a change on the server. */
export function Freshness({ version }: { version: string }) {
  useScreenActor(wired, { input: { version, pause: limits.dashboardPollMs } });
  return null;
}
