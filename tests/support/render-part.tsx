import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** Renders a component until the test ends. Gives what renders it again, with other properties. */
export function renderPart(part: ReactNode): (part: ReactNode) => void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const render = (now: ReactNode) => flushSync(() => root.render(now));
  render(part);
  return render;
}
