import { type EventObject, fromCallback } from "xstate";
import { actorIn, type NetworkEvent } from "../system/system.ts";

/** Emits each change of the browser's connection. */
export const network = fromCallback<EventObject, unknown, NetworkEvent>(({ emit }) => {
  const online = () => emit({ type: "net.online" });
  const offline = () => emit({ type: "net.offline" });
  addEventListener("online", online);
  addEventListener("offline", offline);
  return () => {
    removeEventListener("online", online);
    removeEventListener("offline", offline);
  };
});

/** Sends a chart each change of the connection. */
export const networkEvents = <Event extends EventObject>() =>
  fromCallback<Event>(({ sendBack, system }) => {
    const changes = actorIn(system, "network").on("*", (event) => sendBack(event as never));
    return () => changes.unsubscribe();
  });
