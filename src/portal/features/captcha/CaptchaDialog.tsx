import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { Spinner } from "#ui/Spinner/Spinner.tsx";
import { useCall } from "#portal/actors/use-call.ts";
import { useSystemActor } from "#portal/system/use-portal.ts";
import * as css from "./captcha.css.ts";
import { SlidePuzzle } from "./SlidePuzzle.tsx";

/** A puzzle, and beside it the way that needs none. */
export default function CaptchaDialog() {
  const { t } = useLingui();
  const captcha = useSystemActor("captcha");
  const pane = useSelector(captcha, ({ value }) => (value as { shown?: string }).shown);
  const puzzle = useSelector(captcha, ({ context }) => context.puzzle as PuzzleReply | null);
  const [moved, move] = useAnswer(puzzle);
  const { failure, isUnreachable } = useCall(captcha, "call");
  const isWorking = pane === "working" && !failure;
  const isFetching = pane === "fetching" && !failure;
  const isChecking = pane === "checking" && !failure;
  const isPuzzle = !failure && !isWorking;
  const send = (type: "puzzle.change" | "puzzle.avoid" | "captcha.leave") => () =>
    captcha.send({ type });
  return (
    <Dialog
      open
      onClose={send("captcha.leave")}
      close={t`Close`}
      title={<Trans>Confirm you are human</Trans>}
      description={
        isPuzzle ? (
          <Trans>
            Move the piece into the gap. If you cannot do the puzzle, verify without one. It takes a
            few seconds.
          </Trans>
        ) : undefined
      }
      actions={
        <>
          <Button
            look="secondary"
            busy={isWorking}
            notYet={isChecking}
            onClick={send("puzzle.avoid")}
          >
            <Trans>Verify without a puzzle</Trans>
          </Button>
          <Button
            look="secondary"
            notYet={isFetching || isChecking}
            onClick={send("puzzle.change")}
          >
            {failure ? t`Try again` : isWorking ? t`Show a puzzle` : t`Another puzzle`}
          </Button>
          {isPuzzle ? (
            <Button
              busy={isChecking}
              notYet={isFetching || moved === undefined}
              onClick={() => captcha.send({ type: "answer.give", answer: moved ?? 0 })}
            >
              <Trans>Confirm</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      {failure ? (
        <Problem>
          {isUnreachable ? t`The check could not be loaded. Please try again.` : failure}
        </Problem>
      ) : null}
      {pane === "wrong" ? <Problem>{t`That is not correct. Try another one.`}</Problem> : null}
      {isFetching || isWorking ? (
        <div className={css.coming} role="status">
          <Spinner size={24} />
          {isFetching
            ? t`Loading the puzzle`
            : t`Your device is running the check. It takes a few seconds and you do not need to do anything.`}
        </div>
      ) : null}
      {isPuzzle && !isFetching && puzzle ? (
        <SlidePuzzle puzzle={puzzle} at={moved ?? 0} move={move} />
      ) : null}
    </Dialog>
  );
}

const Problem = ({ children }: { children: ReactNode }) => (
  <Callout tone="negative" role="alert">
    {children}
  </Callout>
);

/** How far the piece has been moved; the next puzzle begins with an unmoved one. */
function useAnswer(puzzle: PuzzleReply | null) {
  const [kept, keep] = useState<{ id: string | undefined; to: number }>();
  const moved = kept && kept.id === puzzle?.id ? kept.to : undefined;
  return [moved, (to: number) => keep({ id: puzzle?.id, to })] as const;
}
