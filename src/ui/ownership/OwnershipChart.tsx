import { classes } from "../shared/classes.ts";
import { drawingOf, measure } from "./drawing.ts";
import type { Holders } from "./holders.ts";
import { HolderTree } from "./HolderTree.tsx";
import * as css from "./ownership-chart.css.ts";
import { Plate } from "./Plate.tsx";
import { textWidth } from "./text-width.ts";
import type { Wire } from "./wires.ts";

export interface OwnershipChartProps extends Holders {
  /** The accessible name; the element with the id `describedBy` describes the content. */
  readonly label: string;
  readonly describedBy: string;
  /** Shown where the holders of a company are already shown above. */
  readonly shownAbove: string;
}

/** Draws the owners of the applicant from the top down; an indented tree where there is not enough space. */
export function OwnershipChart(props: OwnershipChartProps) {
  const { label, describedBy, shownAbove, ...chart } = props;
  const drawing = drawingOf(chart);
  return (
    <div className={css.frame} role="img" aria-label={label} aria-describedby={describedBy}>
      {drawing ? (
        <svg
          className={css.drawn}
          width={measure.width}
          height={drawing.height}
          viewBox={`0 0 ${measure.width} ${drawing.height}`}
          aria-hidden="true"
        >
          {drawing.wires
            .toSorted((a, b) => Number(a.lit) - Number(b.lit))
            .map((wire) => (
              <Connector key={wire.key} wire={wire} />
            ))}
          {drawing.wires.map((wire) => (
            <Pill key={wire.key} wire={wire} />
          ))}
          {drawing.boxes.map((box) => (
            <Plate key={box.holder.id} box={box} />
          ))}
        </svg>
      ) : null}
      <div className={drawing ? css.narrow : undefined} aria-hidden="true">
        <HolderTree {...chart} shownAbove={shownAbove} />
      </div>
    </div>
  );
}

const arrow = 4;

function Connector({ wire: { line, tip, lit } }: { readonly wire: Wire }) {
  const head = `M${tip.x - arrow} ${tip.y - 1.5 * arrow}L${tip.x} ${tip.y}L${tip.x + arrow} ${tip.y - 1.5 * arrow}`;
  return <path className={classes(css.line, lit && css.lit)} d={`${line}${head}`} />;
}

function Pill({ wire: { pill, lit } }: { readonly wire: Wire }) {
  const width = Math.max(measure.pill, textWidth(pill.stake, measure.note) + 16);
  return (
    <g>
      <rect
        className={classes(css.pill, lit && css.litPill)}
        x={pill.x - width / 2}
        y={pill.y - measure.pillHeight / 2}
        width={width}
        height={measure.pillHeight}
        rx={measure.pillHeight / 2}
      />
      <text className={css.stake} x={pill.x} y={pill.y + 4} textAnchor="middle">
        {pill.stake}
      </text>
    </g>
  );
}
