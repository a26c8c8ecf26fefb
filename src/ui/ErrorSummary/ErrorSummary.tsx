import { useEffect, useRef } from "react";
import type { MouseEvent, ReactNode } from "react";
import { AlertCircleIcon } from "../icons/entry-icons.ts";
import * as css from "./error-summary.css.ts";

export interface ErrorSummaryProps {
  readonly title: ReactNode;
  /** One entry per field; `text` is the error at the field. */
  readonly errors: readonly { readonly fieldId: string; readonly text: string }[];
  /** Moves the focus to the field; without it the summary does. */
  readonly onPick?: ((fieldId: string) => void) | undefined;
  /** The summary takes the focus again when this changes. */
  readonly attempt?: number | string;
}

/** The errors of the page, each with a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, errors, onPick = focusField, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    shown.focus({ preventScroll: true });
    // The bars above and below take a part of a small window.
    const isLong = shown.offsetHeight > innerHeight / 2;
    shown.scrollIntoView({ block: isLong ? "start" : "nearest" });
  }, [attempt]);
  const pick = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    onPick(fieldId);
  };
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.box}>
      <AlertCircleIcon className={css.icon} />
      <div className={css.text}>
        <h2 className={css.title}>{title}</h2>
        {errors.length === 0 ? null : (
          <ul className={css.list}>
            {errors.map(({ fieldId, text }) => (
              <li key={`${fieldId} ${text}`}>
                <a
                  href={`#${fieldId}`}
                  className={css.link}
                  onClick={(event) => pick(event, fieldId)}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const focusField = (fieldId: string) => {
  const field = document.getElementById(fieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
};
