import { type EventObject, fromCallback } from "xstate";

/** What of the browser's network a chart hears. */
export function network<Event extends EventObject>() {
  return fromCallback<Event>(({ sendBack }) => {
    const tell = (type: "net.online" | "net.offline") => () => sendBack({ type } as Event);
    const online = tell("net.online");
    const offline = tell("net.offline");
    addEventListener("online", online);
    addEventListener("offline", offline);
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
    };
  });
}
