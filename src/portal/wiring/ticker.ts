import { fromCallback } from "xstate";

/** The client's clock, in seconds. */
export const secondsNow = () => Date.now() / 1000;

/** Sends a chart the time at once and then every `ms` milliseconds. */
export function ticker(ms: number, clock = () => Date.now()) {
  return fromCallback<{ type: "tick"; now: number }>(({ sendBack }) => {
    const tell = () => sendBack({ type: "tick", now: clock() });
    const timer = setInterval(tell, ms);
    tell();
    return () => clearInterval(timer);
  });
}
