import { useId, useRef } from "react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "../Spinner/Spinner.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./button.css.ts";
import { classes } from "../shared/classes.ts";

/** Specification section 9: in ms. */
const debounceMs = 300;

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
  readonly look?: keyof typeof css.look;
  readonly small?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Pass `false` while idle: the width then stays the same when it becomes busy. */
  readonly busy?: boolean | undefined;
  /** Cannot be used yet. A text gives the reason; `true` if the label gives it. */
  readonly notYet?: string | boolean | undefined;
}

/**
 * A button that keeps the focus while it is busy or cannot be used yet, and then does nothing. The second click of a double
 * click counts only after a pause.
 */
export function Button(props: ButtonProps) {
  const { look = "primary", small, wide, icon, busy, notYet, children, className, ...rest } = props;
  const reasonId = useId();
  const resting = Boolean(busy) || Boolean(notYet);
  const reason = typeof notYet === "string" && notYet !== "" ? notYet : undefined;
  const pressedAt = useRef(-Infinity);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { detail: clicks, timeStamp } = event;
    const isRepeated = clicks > 1 && timeStamp - pressedAt.current < debounceMs;
    if (!resting) pressedAt.current = timeStamp;
    if (resting || isRepeated) event.preventDefault();
    else rest.onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={press}
        aria-disabled={resting || undefined}
        aria-describedby={classes(rest["aria-describedby"], reason && reasonId) || undefined}
        className={classes(
          css.button,
          css.look[look],
          small && css.small,
          wide && css.wide,
          busy !== undefined && icon === undefined && (busy ? css.busy : css.mayBeBusy),
          Boolean(notYet) && css.notYet,
          className,
        )}
      >
        {busy ? <Spinner size={icon === undefined ? 16 : 20} /> : icon}
        <span className={css.text}>{children}</span>
      </button>
      {reason === undefined ? null : <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
