import { useLingui } from "@lingui/react/macro";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import * as css from "./captcha.css.ts";

const { width, height, piece } = captchaLimits;
const most = width - piece;
const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

interface Props {
  puzzle: PuzzleReply;
  /** How far the piece has been moved, in pixels of the picture. */
  at: number;
  move: (to: number) => void;
}

/** A piece that is moved over its gap; the slider below is the browser's own, so every way to move one works. */
export function SlidePuzzle({ puzzle, at, move }: Props) {
  const { t } = useLingui();
  return (
    <>
      <div className={css.picture}>
        <img className={css.ground} src={puzzle.picture} alt="" width={width} height={height} />
        <img
          className={css.piece}
          src={puzzle.piece}
          alt=""
          style={{
            left: share(at, width),
            top: share(puzzle.top, height),
            width: share(piece, width),
          }}
        />
      </div>
      <input
        className={css.slider}
        type="range"
        min={0}
        max={most}
        value={at}
        aria-label={t`Position of the piece`}
        aria-valuetext={t`${at} of ${most}`}
        onChange={({ target }) => move(target.valueAsNumber)}
      />
    </>
  );
}
