import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { MinusIcon, PlusIcon } from "#ui/icons/icons.ts";
import { type Drawing, leastReadable } from "#browser/drawing/drawing.ts";
import * as css from "./canvas.css.ts";

/** Of the natural size. `readable`: as wide as the frame, but never too small to read. `fit`: as wide as the frame. */
export type Scale = number | "readable" | "fit";

/** How a picture in a frame is drawn at a scale. */
export const sizeOf = (scale: Scale) =>
  typeof scale === "number"
    ? { scale }
    : { scale: 1, ...(scale === "readable" ? { least: leastReadable } : {}) };

interface Zoomed {
  frame: RefObject<HTMLDivElement | null>;
  drawing: Drawing;
  scale: Scale;
  onZoom: (scale: Scale) => void;
}

const steps = [0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.6, 2];

export function Zoom({ frame, drawing, scale, onZoom }: Zoomed) {
  const { t } = useLingui();
  const shown = () => frame.current!.querySelector("svg")!.clientWidth / (drawing.width + 16);
  const smaller = () => onZoom(steps.findLast((step) => step < shown() - 0.01) ?? steps[0]!);
  const larger = () => onZoom(steps.find((step) => step > shown() + 0.01) ?? steps.at(-1)!);
  return (
    <div role="group" aria-label={t`Size of the drawing`} className={css.zoom}>
      <IconButton label={t`Smaller`} onClick={smaller}>
        <MinusIcon />
      </IconButton>
      {typeof scale === "number" ? (
        <span className={css.percent}>{Math.round(scale * 100)} %</span>
      ) : null}
      <IconButton label={t`Larger`} onClick={larger}>
        <PlusIcon />
      </IconButton>
      <button
        type="button"
        aria-pressed={scale === "fit"}
        className={css.toggle}
        onClick={() => onZoom(scale === "fit" ? "readable" : "fit")}
      >
        <Trans>Fit the width</Trans>
      </button>
    </div>
  );
}
