import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { captchaLimits } from "#contract/captcha.ts";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import { Button } from "#ui/Button.tsx";
import { Callout } from "#ui/Callout.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { RefreshIcon } from "#ui/icons/RefreshIcon.tsx";
import { Spinner } from "#ui/Spinner.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { useSystemActor } from "../../app/use-portal.ts";
import { puzzleIn } from "../../wiring/captcha.ts";
import { ClickPuzzle } from "./ClickPuzzle.tsx";
import { SlidePuzzle } from "./SlidePuzzle.tsx";
import * as css from "./captcha.css.ts";

/** A puzzle, and beside it the way that needs none. */
export default function CaptchaDialog() {
  const { t } = useLingui();
  const captcha = useSystemActor("captcha");
  const change = () => captcha.send({ type: "puzzle.change" });
  const avoid = () => captcha.send({ type: "puzzle.avoid" });
  const puzzle = useSelector(captcha, puzzleIn);
  const isWorking = useSelector(captcha, (snapshot) => snapshot.matches({ shown: "working" }));
  const isLost = useSelector(captcha, (snapshot) => snapshot.matches({ shown: "unreachable" }));
  const [given, give] = useAnswer(puzzle);
  const isChecking = useSelector(captcha, (snapshot) =>
    snapshot.matches({ shown: { puzzle: "checking" } }),
  );
  const needed = puzzle?.kind === "click" ? captchaLimits.shapesAsked * 2 : 1;
  const other = isWorking ? t`Show a puzzle` : isLost ? t`Try again` : null;
  return (
    <Dialog
      open
      onClose={() => captcha.send({ type: "captcha.leave" })}
      close={t`Close`}
      title={<Trans>Confirm that you are a person</Trans>}
      actions={
        <>
          <Button look="secondary" busy={isWorking} notYet={isChecking} onClick={avoid}>
            <Trans>Verify without a puzzle</Trans>
          </Button>
          {other === null ? (
            <Button
              busy={isChecking}
              notYet={given.length < needed}
              onClick={() => captcha.send({ type: "answer.give", answer: given })}
            >
              <Trans>Confirm</Trans>
            </Button>
          ) : (
            <Button onClick={change}>{other}</Button>
          )}
        </>
      }
    >
      {isWorking ? <Working /> : isLost ? <Lost /> : null}
      {isWorking || isLost ? null : <Shown puzzle={puzzle} given={given} give={give} />}
    </Dialog>
  );
}

/** An answer belongs to its puzzle; the next one begins with none. */
function useAnswer(puzzle: PuzzleReply | null) {
  const [kept, keep] = useState<{ id: string | undefined; answer: number[] }>();
  const given = kept && kept.id === puzzle?.id ? kept.answer : [];
  return [given, (answer: number[]) => keep({ id: puzzle?.id, answer })] as const;
}

interface ShownProps {
  puzzle: PuzzleReply | null;
  given: number[];
  give: (answer: number[]) => void;
}

function Shown({ puzzle, given, give }: ShownProps) {
  const captcha = useSystemActor("captcha");
  const isWrong = useSelector(captcha, (snapshot) =>
    snapshot.matches({ shown: { puzzle: { solving: "wrong" } } }),
  );
  return (
    <>
      {isWrong ? (
        <Callout tone="negative" role="alert">
          <Trans>That was not right. Please try another one.</Trans>
        </Callout>
      ) : null}
      {puzzle === null ? <Coming /> : null}
      {puzzle?.kind === "slide" ? (
        <SlidePuzzle puzzle={puzzle} at={given[0] ?? 0} move={(to) => give([to])} />
      ) : null}
      {puzzle?.kind === "click" ? <ClickPuzzle puzzle={puzzle} given={given} give={give} /> : null}
      <div className={css.foot}>
        <p className={css.hint}>
          <Trans>
            If you cannot do the puzzle, verify without it: your device then works for a few
            seconds.
          </Trans>
        </p>
        <Button
          look="quiet"
          small
          className={css.other}
          icon={<RefreshIcon />}
          notYet={puzzle === null}
          onClick={() => captcha.send({ type: "puzzle.change" })}
        >
          <Trans>Another puzzle</Trans>
        </Button>
      </div>
    </>
  );
}

function Coming() {
  return (
    <div className={css.coming}>
      <Spinner size={24} />
      <VisuallyHidden role="status">
        <Trans>The puzzle is on its way.</Trans>
      </VisuallyHidden>
    </div>
  );
}

function Working() {
  return (
    <div className={css.coming} role="status">
      <Spinner size={24} />
      <Trans>
        Your device is working on it. This takes a few seconds; there is nothing for you to do.
      </Trans>
    </div>
  );
}

function Lost() {
  const captcha = useSystemActor("captcha");
  const { t } = useLingui();
  const refusal = useSelector(captcha, (snapshot) => snapshot.context.refusal);
  return (
    <Callout tone="negative" role="alert">
      {refusal ?? t`The check could not be loaded. Please try again.`}
    </Callout>
  );
}
