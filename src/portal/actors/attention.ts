import { fromCallback } from "xstate";

/** Reports whether the page is shown and online, at each change; at once where it is not. */
export const attention = fromCallback<{ type: "page.attend" | "page.rest" }>(({ sendBack }) => {
  const isResting = () => document.hidden || !navigator.onLine;
  const report = () => sendBack({ type: isResting() ? "page.rest" : "page.attend" });
  if (isResting()) report();
  document.addEventListener("visibilitychange", report);
  addEventListener("online", report);
  addEventListener("offline", report);
  return () => {
    document.removeEventListener("visibilitychange", report);
    removeEventListener("online", report);
    removeEventListener("offline", report);
  };
});
