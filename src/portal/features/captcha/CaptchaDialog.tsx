import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { useSystemActor } from "#portal/system/use-portal.ts";
import {
  CaptchaFailed,
  Computing,
  PuzzleFoot,
  PuzzleLoading,
  useCaptchaCall,
} from "./CaptchaPanes.tsx";
import { SlidePuzzle } from "./SlidePuzzle.tsx";

/** A puzzle, and beside it the way that needs none. */
export default function CaptchaDialog() {
  const { t } = useLingui();
  const captcha = useSystemActor("captcha");
  const pane = useSelector(captcha, ({ value }) => (value as { shown?: string }).shown);
  const hasFailed = useCaptchaCall().failure !== null;
  const puzzle = useSelector(captcha, ({ context }) => context.puzzle as PuzzleReply | null);
  const [moved, move] = useAnswer(puzzle);
  const isWorking = pane === "working" && !hasFailed;
  const isChecking = pane === "checking" && !hasFailed;
  const send = (type: "puzzle.change" | "puzzle.avoid" | "captcha.leave") => () =>
    captcha.send({ type });
  const submit = () => captcha.send({ type: "answer.give", answer: moved ?? 0 });
  return (
    <Dialog
      open
      onClose={send("captcha.leave")}
      close={t`Close`}
      title={<Trans>Confirm you are human</Trans>}
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
          {isWorking || hasFailed ? (
            <Button onClick={send("puzzle.change")}>
              {hasFailed ? t`Try again` : t`Show a puzzle`}
            </Button>
          ) : (
            <Button
              busy={isChecking}
              notYet={pane === "fetching" || moved === undefined}
              onClick={submit}
            >
              <Trans>Confirm</Trans>
            </Button>
          )}
        </>
      }
    >
      {hasFailed ? <CaptchaFailed /> : isWorking ? <Computing /> : null}
      {hasFailed || isWorking ? null : (
        <>
          {pane === "wrong" ? (
            <Callout tone="negative" role="alert">
              <Trans>That is not correct. Try another one.</Trans>
            </Callout>
          ) : null}
          {pane === "fetching" || !puzzle ? (
            <PuzzleLoading />
          ) : (
            <SlidePuzzle puzzle={puzzle} at={moved ?? 0} move={move} />
          )}
          <PuzzleFoot isComing={pane === "fetching"} change={send("puzzle.change")} />
        </>
      )}
    </Dialog>
  );
}

/** How far the piece has been moved; the next puzzle begins with an unmoved one. */
function useAnswer(puzzle: PuzzleReply | null) {
  const [kept, keep] = useState<{ id: string | undefined; to: number }>();
  const moved = kept && kept.id === puzzle?.id ? kept.to : undefined;
  return [moved, (to: number) => keep({ id: puzzle?.id, to })] as const;
}
