import { fromCallback } from "xstate";

/** Tells a chart the time at once and then every `ms` milliseconds. */
export function ticker(ms: number) {
  return fromCallback<{ type: "tick"; now: number }>(({ sendBack }) => {
    const tell = () => sendBack({ type: "tick", now: Date.now() });
    const timer = setInterval(tell, ms);
    tell();
    return () => clearInterval(timer);
  });
}
