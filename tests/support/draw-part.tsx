import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** Draws a part of a screen alone, until the end of the test; the function that it gives draws it again, otherwise. */
export function drawPart(part: ReactNode): (part: ReactNode) => void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const draw = (now: ReactNode) => flushSync(() => root.render(now));
  draw(part);
  return draw;
}
