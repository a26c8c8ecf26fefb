import { type PointerEvent, type ReactNode, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { RefreshIcon } from "../icons/icons.ts";
import * as css from "./signature-input.css.ts";

type Point = readonly [number, number];
export type Strokes = readonly (readonly Point[])[];

export interface SignaturePadProps {
  readonly strokes: Strokes;
  readonly onStrokes: (strokes: Strokes) => void;
  /** Units of the strokes. */
  readonly size: { readonly width: number; readonly height: number };
  /** What is drawn, in words. */
  readonly name: string;
  readonly clear: ReactNode;
}

/** Points closer than this, in units, are one. */
const nearest = 3;

const pathOf = (stroke: readonly Point[]) =>
  `M${stroke.map(([x, y]) => `${x} ${y}`).join("L")}${stroke.length === 1 ? "h1" : ""}`;

/** Takes strokes of a mouse, a pen or a finger. A stroke is reported when it ends. */
export function SignaturePad({ strokes, onStrokes, size, name, clear }: SignaturePadProps) {
  const path = useRef<SVGPathElement>(null);
  const stroke = useRef<Point[] | null>(null);
  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (share: number, most: number) =>
      Math.min(most, Math.max(0, Math.round(share * most)));
    return [
      within((event.clientX - box.left) / box.width, size.width),
      within((event.clientY - box.top) / box.height, size.height),
    ];
  };
  const add = (point: Point) => {
    const [x, y] = stroke.current!.at(-1) ?? [-nearest, -nearest];
    if (Math.hypot(point[0] - x, point[1] - y) < nearest) return;
    stroke.current!.push(point);
    path.current?.setAttribute("d", pathOf(stroke.current!));
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = [];
    add(pointOf(event));
  };
  const end = () => {
    const drawn = stroke.current;
    stroke.current = null;
    path.current?.removeAttribute("d");
    if (drawn) onStrokes([...strokes, drawn]);
  };
  return (
    <div className={css.area}>
      <svg
        role="img"
        aria-label={name}
        className={css.pad}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        onPointerDown={begin}
        onPointerMove={(event) => (stroke.current ? add(pointOf(event)) : undefined)}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {strokes.map((each, at) => (
          <path key={at} d={pathOf(each)} className={css.ink} />
        ))}
        <path ref={path} className={css.ink} />
      </svg>
      <span className={css.line} />
      {strokes.length === 0 ? null : (
        <Button
          look="quiet"
          small
          className={css.clear}
          icon={<RefreshIcon />}
          onClick={() => onStrokes([])}
        >
          {clear}
        </Button>
      )}
    </div>
  );
}
