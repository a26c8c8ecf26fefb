import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useChart, useChartSearch } from "../app/navigation.tsx";
import { closingKey } from "#browser/drawing/collapse.ts";
import type { Drawing } from "#browser/drawing/drawing.ts";
import { drawingFrame } from "#browser/drawing/frame.css.ts";
import { wordsIn } from "#browser/drawing/frame-words.ts";
import { type Marks, noMarks } from "#browser/drawing/marks.ts";
import { Picture } from "#browser/drawing/Picture.ts";
import * as css from "./canvas.css.ts";
import { foundParts } from "./marks.ts";
import { reveal } from "#browser/drawing/reveal.ts";
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
  useEffect(() => revealMark(frame.current, "found"), [find]);
  return (
    <div className={css.drawn}>
      <Tools frame={frame} drawing={drawing} scale={scale} onZoom={zoom} found={found.size} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys scroll it too */}
      <div
        ref={frame}
        className={drawingFrame}
        data-fits={typeof scale === "string" || undefined}
        onPointerMove={drag}
        role="group"
        aria-label={t`Drawing of ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
        tabIndex={0}
      >
        <Picture
          label={t`State chart ${name}. The table below says the same.`}
          drawing={drawing}
          marks={{ ...noMarks, ...marks, found }}
          words={wordsIn(i18n)}
          {...sizeOf(scale)}
          onStep={onStep}
        />
      </div>
    </div>
  );
}

/** What is marked can be seen; where a reader walks, the page follows a step. */
function useRevealed(
  frame: RefObject<HTMLDivElement | null>,
  { marks, scale, drawing }: { marks: object; scale: Scale; drawing: Drawing },
  walks: boolean,
) {
  const before = useRef(marks);
  useEffect(() => {
    revealMark(frame.current, "active", walks && before.current !== marks);
    before.current = marks;
  }, [frame, marks, scale, drawing, walks]);
}

function revealMark(frame: HTMLDivElement | null, mark: string, andPage = false) {
  const marked = [...(frame?.querySelectorAll(`.${mark}`) ?? [])].at(-1);
  if (frame && marked) reveal(frame, marked, andPage);
}

/** A finger scrolls by itself. */
function drag({ buttons, pointerType, currentTarget, movementX, movementY }: PointerEvent) {
  if (buttons !== 1 || pointerType !== "mouse") return;
  currentTarget.scrollBy(-movementX, -movementY);
}
