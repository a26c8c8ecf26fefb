import { type Box, measure } from "./drawing.ts";
import * as css from "./ownership-chart.css.ts";

/** The box of a holder: its name, its kind and its share. */
export function Plate({ box }: { readonly box: Box }) {
  const { holder, x, y, width, height, lines, notes, apart } = box;
  const left = x + measure.padding;
  const right = x + width - measure.padding;
  const under = y + height - measure.padding;
  return (
    <g className={css.plate[holder.look]}>
      <rect
        className={css.sheet}
        x={x + 0.75}
        y={y + 0.75}
        width={width - 1.5}
        height={height - 1.5}
        rx={6}
      />
      {lines.map((line, at) => (
        <text
          key={line}
          className={css.name}
          x={left}
          y={y + measure.padding + 12 + at * measure.nameLine}
        >
          {line}
        </text>
      ))}
      {notes.map((line, at) => (
        <text
          key={line}
          className={css.note}
          x={left}
          y={under - (notes.length - 1 - at + (apart ? 1 : 0)) * measure.noteLine}
        >
          {line}
        </text>
      ))}
      <text className={css.share} x={right} y={under} textAnchor="end">
        {holder.share}
      </text>
    </g>
  );
}
