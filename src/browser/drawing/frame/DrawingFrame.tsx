import type { PointerEventHandler, ReactNode, RefObject } from "react";
import * as css from "./frame.css.ts";

interface Framed {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  /** Whether a drawing that is wider is made as wide as the frame. */
  fits: boolean;
  onPointerMove?: PointerEventHandler;
  children: ReactNode;
}

/** A drawing scrolls in it; a shadow lies on each edge behind which it goes on. */
export const DrawingFrame = ({ ref, label, fits, onPointerMove, children }: Framed) => (
  <div className={css.edges}>
    {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys scroll it too */}
    <div
      ref={ref}
      className={css.drawingFrame}
      data-fits={fits || undefined}
      onPointerMove={onPointerMove}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
      tabIndex={0}
    >
      {children}
    </div>
  </div>
);
