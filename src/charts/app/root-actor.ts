import { live, type LiveEvent } from "@gatehouse/machines/charts/live";
import { type ActorRefFrom, createActor, fromCallback } from "xstate";
import { askTabs, liveChannel, reportIn } from "#contract/charts/live-report.ts";

/** The oldest are forgotten. */
const reportsKept = 500;

export type RootActor = ActorRefFrom<typeof live>;

/** Starts the actor system of the chart pages; it listens to the other tabs of this browser. */
export function createRootActor(): RootActor {
  const channel = fromCallback<LiveEvent>(({ sendBack }) => {
    const port = new BroadcastChannel(liveChannel);
    port.onmessage = ({ data }) => {
      const report = reportIn(data);
      if (report) sendBack({ type: "tab.report", report });
    };
    port.postMessage(askTabs);
    return () => port.close();
  });
  const provided = live.provide({ actors: { channel } });
  return createActor(provided, { systemId: "live", input: { most: reportsKept } }).start();
}
