import { useId } from "react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "../Spinner/Spinner.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./button.css.ts";
import { classes } from "../shared/classes.ts";

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

/** A button that keeps the focus while it is busy or cannot be used yet, and then does nothing. */
export function Button(props: ButtonProps) {
  const { look = "primary", small, wide, icon, busy, notYet, children, className, ...rest } = props;
  const reasonId = useId();
  const resting = Boolean(busy) || Boolean(notYet);
  const reason = typeof notYet === "string" && notYet !== "" ? notYet : undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (resting) event.preventDefault();
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
