import { freshness, type FreshnessEvent } from "@gatehouse/machines/dashboard/freshness";
import { fromCallback, fromPromise } from "xstate";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { limits } from "#contract/limits.ts";
import { servicesOf } from "#portal/system/system.ts";
import { useScreenActor } from "#portal/system/use-portal.ts";

const visibility = fromCallback<FreshnessEvent>(({ sendBack }) => {
  const report = () => sendBack({ type: document.hidden ? "page.hide" : "page.show" });
  if (document.hidden) report();
  document.addEventListener("visibilitychange", report);
  return () => document.removeEventListener("visibilitychange", report);
});

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
