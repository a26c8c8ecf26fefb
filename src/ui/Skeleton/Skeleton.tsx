import * as css from "./skeleton.css.ts";
import { classes } from "../shared/classes.ts";

/** How long a line of text will be. */
export type SkeletonWidth = keyof typeof css.width;

/** A line of text still to come. */
export function SkeletonLine({ width = "medium" }: { readonly width?: SkeletonWidth }) {
  return <span className={classes(css.line, css.width[width])} />;
}

/** A heading still to come. */
export function SkeletonHeading({ width = "short" }: { readonly width?: SkeletonWidth }) {
  return <span className={classes(css.line, css.heading, css.width[width])} />;
}

/** A label and an input still to come, as high as the real ones. */
export function SkeletonField({ width = "full" }: { readonly width?: SkeletonWidth }) {
  return (
    <span className={css.field}>
      <SkeletonLine width="label" />
      <span className={classes(css.control, css.width[width])} />
    </span>
  );
}

/** A button still to come. */
export function SkeletonButton() {
  return <span className={css.button} />;
}

/** A row of the rail still to come. */
export function SkeletonStep({ width = "medium" }: { readonly width?: SkeletonWidth }) {
  return (
    <span className={css.step}>
      <span className={css.disc} />
      <SkeletonLine width={width} />
    </span>
  );
}

/** The bar of the steps on small screens, still to come. */
export function SkeletonStepBar() {
  return (
    <span className={css.stepBar}>
      <SkeletonLine width="label" />
    </span>
  );
}

/** Lines of text under each other; `guide` gives them the guidance's bar. */
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

/** The head of a page still to come. */
export function SkeletonHead() {
  return (
    <span className={css.head}>
      <SkeletonLine width="label" />
      <SkeletonHeading width="medium" />
      <SkeletonLine width="long" />
    </span>
  );
}
