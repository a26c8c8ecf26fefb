import { classes } from "../shared/classes.ts";
import { type Holder, type Holders, type Link, litLinks } from "./holders.ts";
import * as css from "./holder-tree.css.ts";

export interface HolderTreeProps extends Holders {
  readonly shownAbove: string;
}

/** The chart for narrow screens: each holder is indented under what it holds. */
export function HolderTree({ shownAbove, ...chart }: HolderTreeProps) {
  const [top] = chart.holders;
  if (!top) return null;
  const lit = litLinks(chart);
  const opened = new Set<string>();
  return (
    <div className={css.tree}>
      <p className={css.top}>{top.name}</p>
      {branch(top.id)}
    </div>
  );

  function branch(id: string) {
    const links = chart.links.filter((link) => link.to === id);
    if (links.length === 0) return null;
    return (
      <ul className={css.branch}>
        {links.map((link) => {
          const holder = chart.holders.find((one) => one.id === link.from)!;
          const again = opened.has(holder.id);
          const holds = chart.links.some((other) => other.to === holder.id);
          opened.add(holder.id);
          return (
            <li key={holder.id} className={css.leaf}>
              <Row holder={holder} link={link} lit={lit.has(link)} />
              {again && holds ? <p className={css.note}>{shownAbove}</p> : null}
              {again ? null : branch(holder.id)}
            </li>
          );
        })}
      </ul>
    );
  }
}

interface RowProps {
  readonly holder: Holder;
  readonly link: Link;
  readonly lit: boolean;
}

function Row({ holder, link, lit }: RowProps) {
  return (
    <div className={css.row}>
      <span className={classes(css.pill, lit && css.litPill)}>{link.stake}</span>
      <span className={css.words}>
        <span className={css.name}>{holder.name}</span>
        <span className={css.note}>
          {holder.note}
          {holder.share === "" ? null : <span className={css.share}>{holder.share}</span>}
        </span>
      </span>
    </div>
  );
}
