import type { Call } from "@gatehouse/machines/shared/call";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { RefreshIcon } from "#ui/icons/icons.ts";
import { Spinner } from "#ui/Spinner/Spinner.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { refusalMessage } from "#portal/system/refusals.ts";
import { useSystemActor } from "#portal/system/use-portal.ts";
import { SlidePuzzle } from "./SlidePuzzle.tsx";
import * as css from "./captcha.css.ts";

/** A puzzle, and beside it the way that needs none. */
export default function CaptchaDialog() {
  const { t } = useLingui();
  const captcha = useSystemActor("captcha");
  const pane = useSelector(captcha, ({ value }) => (value as { shown?: string }).shown);
  const hasFailed = useSelector(useCall(), (snapshot) => snapshot?.hasTag("failed") ?? false);
  const puzzle = useSelector(captcha, ({ context }) => context.puzzle as PuzzleReply | null);
  const [moved, move] = useAnswer(puzzle);
  const isWorking = pane === "working" && !hasFailed;
  const isChecking = pane === "checking" && !hasFailed;
  const send = (type: "puzzle.change" | "puzzle.avoid" | "captcha.leave") => () =>
    captcha.send({ type });
  const submit = () => captcha.send({ type: "answer.give", answer: [moved ?? 0] });
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
      {hasFailed ? <Failed /> : isWorking ? <Working /> : null}
      {hasFailed || isWorking ? null : (
        <>
          {pane === "wrong" ? (
            <Callout tone="negative" role="alert">
              <Trans>That is not correct. Try another one.</Trans>
            </Callout>
          ) : null}
          {pane === "fetching" || !puzzle ? (
            <Coming />
          ) : (
            <SlidePuzzle puzzle={puzzle} at={moved ?? 0} move={move} />
          )}
          <Foot isComing={pane === "fetching"} change={send("puzzle.change")} />
        </>
      )}
    </Dialog>
  );
}

/** The call to the server that the captcha waits for. */
const useCall = () =>
  useSelector(useSystemActor("captcha"), (snapshot) => snapshot.children["call"]) as
    | ActorRefFrom<Call<undefined, object>>
    | undefined;

/** How far the piece has been moved; the next puzzle begins with an unmoved one. */
function useAnswer(puzzle: PuzzleReply | null) {
  const [kept, keep] = useState<{ id: string | undefined; to: number }>();
  const moved = kept && kept.id === puzzle?.id ? kept.to : undefined;
  return [moved, (to: number) => keep({ id: puzzle?.id, to })] as const;
}

function Foot({ isComing, change }: { isComing: boolean; change: () => void }) {
  return (
    <div className={css.foot}>
      <p className={css.hint}>
        <Trans>If you cannot do the puzzle, verify without one. It takes a few seconds.</Trans>
      </p>
      <Button
        look="quiet"
        small
        className={css.other}
        icon={<RefreshIcon />}
        notYet={isComing}
        onClick={change}
      >
        <Trans>Another puzzle</Trans>
      </Button>
    </div>
  );
}

function Coming() {
  return (
    <div className={css.coming}>
      <Spinner size={24} />
      <VisuallyHidden role="status">
        <Trans>Loading the puzzle</Trans>
      </VisuallyHidden>
    </div>
  );
}

function Working() {
  return (
    <div className={css.coming} role="status">
      <Spinner size={24} />
      <Trans>
        Your device is running the check. It takes a few seconds and you do not need to do anything.
      </Trans>
    </div>
  );
}

function Failed() {
  const { t } = useLingui();
  const refusal = useSelector(useCall(), (snapshot) => snapshot?.context.refusal ?? null);
  return (
    <Callout tone="negative" role="alert">
      {refusal ? refusalMessage(refusal) : t`The check could not be loaded. Please try again.`}
    </Callout>
  );
}
