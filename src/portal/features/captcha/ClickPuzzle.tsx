import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { captchaLimits, shapeLabels } from "#contract/accounts/captcha.ts";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import * as css from "./captcha.css.ts";

const { width, height, shapesAsked } = captchaLimits;

interface Props {
  puzzle: Extract<PuzzleReply, { kind: "click" }>;
  /** x and y of each press, in pixels of the picture. */
  given: number[];
  give: (answer: number[]) => void;
}

/** Shapes to be pressed one after the other; a press too many begins anew. */
export function ClickPuzzle({ puzzle, given, give }: Props) {
  const { i18n, t } = useLingui();
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const seen = currentTarget.getBoundingClientRect();
    const x = ((clientX - seen.left) / seen.width) * width;
    const y = ((clientY - seen.top) / seen.height) * height;
    give([...(given.length < shapesAsked * 2 ? given : []), Math.round(x), Math.round(y)]);
  };
  const presses = Array.from({ length: given.length / 2 }, (_, at) => at);
  return (
    <>
      <p id="captcha-order">
        <Trans>Press these shapes in the picture, in this order.</Trans>
      </p>
      <ol className={css.order} aria-labelledby="captcha-order">
        {puzzle.order.map((shape) => (
          <li key={shape} className={css.shape}>
            {i18n._(shapeLabels[shape])}
          </li>
        ))}
      </ol>
      <div className={css.picture}>
        <button
          type="button"
          className={css.press}
          // By keyboard nothing can be pointed at; the way without a puzzle is there for that.
          tabIndex={-1}
          aria-label={t`Picture with the shapes`}
          onClick={press}
        >
          <img className={css.ground} src={puzzle.picture} alt="" width={width} height={height} />
        </button>
        {presses.map((at) => (
          <span
            key={at}
            className={css.mark}
            aria-hidden="true"
            style={{
              left: `${(given[at * 2]! / width) * 100}%`,
              top: `${(given[at * 2 + 1]! / height) * 100}%`,
            }}
          >
            {at + 1}
          </span>
        ))}
      </div>
    </>
  );
}
