import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useChart, useChartSearch } from "../app/navigation.tsx";
import { closingKey } from "#browser/drawing/collapse.ts";
import type { Drawing } from "#browser/drawing/drawing.ts";
import { DrawingFrame } from "#browser/drawing/frame/DrawingFrame.tsx";
import { wordsIn } from "#browser/drawing/frame-words.ts";
import { type Marks, noMarks } from "#browser/drawing/marks.ts";
import { Picture } from "#browser/drawing/Picture.ts";
import * as css from "./canvas.css.ts";
import { foundParts } from "./marks.ts";
import { reveal } from "#browser/drawing/frame/reveal.ts";
import { Tools } from "./Tools.tsx";
import { closedIn } from "./use-closed.ts";
import { type Scale, sizeOf } from "./Zoom.tsx";

interface Shown {
  marks: Omit<Marks, "found">;
  /** Told the number of a transition that is clicked. */
  onStep?: ((number: number) => void) | undefined;
}

/** The drawing with its tools. It scrolls in its frame; dragging scrolls it too. */
export function Canvas({ marks, onStep }: Shown) {
  const { t, i18n } = useLingui();
  const { name, parts, drawings } = useChart();
  const { closed = "", find = "" } = useChartSearch();
  const frame = useRef<HTMLDivElement>(null);
  const [scale, zoom] = useState<Scale>("readable");
  const drawing = drawings[closingKey(closedIn(closed, drawings))]!;
  const found = foundParts(parts, find);
  useRevealed(frame, { marks, scale, drawing }, onStep !== undefined);
  useEffect(() => show(frame.current, lastIn(frame.current, ".found")), [find]);
  return (
    <div className={css.drawn}>
      <Tools frame={frame} drawing={drawing} scale={scale} onZoom={zoom} found={found.size} />
      <DrawingFrame
        ref={frame}
        label={t`Drawing of ${name}`}
        fits={typeof scale === "string"}
        onPointerMove={drag}
      >
        <Picture
          label={t`State chart ${name}. The table below says the same.`}
          drawing={drawing}
          marks={{ ...noMarks, ...marks, found }}
          words={wordsIn(i18n)}
          {...sizeOf(scale)}
          onStep={onStep}
        />
      </DrawingFrame>
    </div>
  );
}

/** What is marked can be seen, or where the chart begins; where a reader walks, the page follows a step. */
function useRevealed(
  frame: RefObject<HTMLDivElement | null>,
  { marks, scale, drawing }: { marks: object; scale: Scale; drawing: Drawing },
  walks: boolean,
) {
  const before = useRef(marks);
  useEffect(() => {
    const part = lastIn(frame.current, ".active") ?? frame.current?.querySelector(".mark");
    show(frame.current, part, walks && before.current !== marks);
    before.current = marks;
  }, [frame, marks, scale, drawing, walks]);
}

const lastIn = (frame: HTMLDivElement | null, selector: string) =>
  [...(frame?.querySelectorAll(selector) ?? [])].at(-1);

function show(frame: HTMLDivElement | null, part: Element | null | undefined, andPage = false) {
  if (frame && part) reveal(frame, part, andPage);
}

/** A finger scrolls by itself. */
function drag({ buttons, pointerType, currentTarget, movementX, movementY }: PointerEvent) {
  if (buttons !== 1 || pointerType !== "mouse") return;
  currentTarget.scrollBy(-movementX, -movementY);
}
