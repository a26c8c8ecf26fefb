import { encode } from "uqr";
import * as css from "./qr-code.css.ts";

/** The quiet zone that scanners need, in modules. */
const border = 2;

export interface QrCodeProps {
  readonly text: string;
  /** What it leads to. */
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.code}>
      <path d={dark.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}
