import * as css from "./skeleton.css.ts";
import { classes } from "../shared/classes.ts";

export type SkeletonWidth = keyof typeof css.width;

export function SkeletonLine({ width = "medium" }: { readonly width?: SkeletonWidth }) {
  return <span className={classes(css.line, css.width[width])} />;
}

export function SkeletonHeading({ width = "short" }: { readonly width?: SkeletonWidth }) {
  return <span className={classes(css.line, css.heading, css.width[width])} />;
}

/** As high as a real label and input. */
export function SkeletonField({ width = "full" }: { readonly width?: SkeletonWidth }) {
  return (
    <span className={css.field}>
      <SkeletonLine width="label" />
      <span className={classes(css.control, css.width[width])} />
    </span>
  );
}

export function SkeletonButton() {
  return <span className={css.button} />;
}

export function SkeletonStep({ width = "medium" }: { readonly width?: SkeletonWidth }) {
  return (
    <span className={css.step}>
      <span className={css.disc} />
      <SkeletonLine width={width} />
    </span>
  );
}

export function SkeletonStepBar() {
  return (
    <span className={css.stepBar}>
      <SkeletonLine width="label" />
    </span>
  );
}

/** `guide` adds the bar of the guidance. */
export function SkeletonText({
  lines,
  guide = false,
}: {
  readonly lines: readonly SkeletonWidth[];
  readonly guide?: boolean;
}) {
  return (
    <span className={guide ? css.guide : css.text}>
      {lines.map((width, index) => (
        <SkeletonLine key={`${index} ${width}`} width={width} />
      ))}
    </span>
  );
}

export function SkeletonHead() {
  return (
    <span className={css.head}>
      <SkeletonLine width="label" />
      <SkeletonHeading width="medium" />
      <SkeletonLine width="long" />
    </span>
  );
}
