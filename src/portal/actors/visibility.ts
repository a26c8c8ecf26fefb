import { fromCallback } from "xstate";

/** Reports each time that the page is shown or hidden, and at once where it is hidden. */
export const visibility = fromCallback<{ type: "page.show" | "page.hide" }>(({ sendBack }) => {
  const report = () => sendBack({ type: document.hidden ? "page.hide" : "page.show" });
  if (document.hidden) report();
  document.addEventListener("visibilitychange", report);
  return () => document.removeEventListener("visibilitychange", report);
});
