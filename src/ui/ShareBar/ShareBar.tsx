import * as css from "./share-bar.css.ts";

export interface ShareBarProps {
  /** The certain and the largest possible share, in percent. */
  readonly from: number;
  readonly to: number;
  /** Thresholds, in percent. */
  readonly marks: readonly number[];
  /** The share that fills the bar, in percent. */
  readonly scale: number;
  readonly strong: boolean;
}

export function ShareBar({ from, to, marks, scale, strong }: ShareBarProps) {
  const at = (percent: number) => `${Math.min(100, (100 * percent) / scale)}%`;
  return (
    <span className={css.track} aria-hidden="true">
      {to > from ? <span className={css.perhaps} style={{ width: at(to) }} /> : null}
      <span className={strong ? css.strong : css.faint} style={{ width: at(from) }} />
      {marks.map((mark) => (
        <span key={mark} className={css.mark} style={{ insetInlineStart: at(mark) }} />
      ))}
    </span>
  );
}
