import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useChart, useChartSearch } from "../app/navigation.tsx";
import { closingKey } from "../drawing/collapse.ts";
import { type Marks, noMarks } from "../drawing/marks.ts";
import { Picture } from "../drawing/Picture.ts";
import * as css from "./canvas.css.ts";
import { foundParts } from "./marks.ts";
import { Tools } from "./Tools.tsx";
import { closedIn } from "./use-closed.ts";

interface Shown {
  marks: Omit<Marks, "found">;
  /** Told the number of a transition that is clicked. */
  onStep?: ((number: number) => void) | undefined;
}

/** The drawing with its tools. It scrolls in its frame; dragging scrolls it too. */
export function Canvas({ marks, onStep }: Shown) {
  const { t } = useLingui();
  const { name, parts, drawings } = useChart();
  const { closed = "", find = "" } = useChartSearch();
  const frame = useRef<HTMLDivElement>(null);
  /** Null: as wide as the frame, but readable. */
  const [scale, zoom] = useState<number | null>(null);
  const drawing = drawings[closingKey(closedIn(closed, drawings))]!;
  const found = foundParts(parts, find);
  useEffect(() => show(frame.current, "active"), [marks, drawing]);
  useEffect(() => show(frame.current, "found"), [find]);
  const shownScale = () => frame.current!.querySelector("svg")!.clientWidth / (drawing.width + 16);
  return (
    <div className={css.drawn}>
      <Tools scale={scale} shownScale={shownScale} onZoom={zoom} found={found.size} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys scroll it too */}
      <div
        ref={frame}
        className={css.frame}
        data-fits={scale === null || undefined}
        onPointerMove={drag}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
        tabIndex={0}
      >
        <Picture
          label={t`State chart ${name}. The table below says the same.`}
          drawing={drawing}
          marks={{ ...noMarks, ...marks, found }}
          scale={scale ?? 1}
          {...(scale === null ? { least: 0.6 } : {})}
          onStep={onStep}
        />
      </div>
    </div>
  );
}

/** Scrolls the frame, not the page, to what is marked, where it cannot be seen. */
function show(frame: HTMLDivElement | null, mark: string) {
  const marked = [...(frame?.querySelectorAll(`.${mark}`) ?? [])].at(-1);
  if (!frame || !marked) return;
  const [outer, inner] = [frame.getBoundingClientRect(), marked.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right)
    frame.scrollLeft += inner.left - outer.left - 24;
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    frame.scrollTop += inner.top - outer.top - 24;
}

/** A finger scrolls by itself. */
function drag({ buttons, pointerType, currentTarget, movementX, movementY }: PointerEvent) {
  if (buttons !== 1 || pointerType !== "mouse") return;
  currentTarget.scrollBy(-movementX, -movementY);
}
