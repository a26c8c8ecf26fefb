import type { Call } from "@gatehouse/machines/shared/call";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { captchaLimits } from "#contract/accounts/captcha.ts";
import type { PuzzleReply } from "#contract/calls/captcha.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Dialog } from "#ui/Dialog/Dialog.tsx";
import { RefreshIcon } from "#ui/icons/icons.ts";
import { Spinner } from "#ui/Spinner/Spinner.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { refusalMessage } from "#portal/system/refusals.ts";
import { useSystemActor } from "#portal/system/use-portal.ts";
import { ClickPuzzle } from "./ClickPuzzle.tsx";
import { SlidePuzzle } from "./SlidePuzzle.tsx";
import * as css from "./captcha.css.ts";

/** A puzzle, and beside it the way that needs none. */
export default function CaptchaDialog() {
  const { t } = useLingui();
  const captcha = useSystemActor("captcha");
  const pane = useSelector(captcha, ({ value }) => (value as { shown?: string }).shown);
  const hasFailed = useSelector(useCall(), (snapshot) => snapshot?.hasTag("failed") ?? false);
  const puzzle = useSelector(captcha, ({ context }) => context.puzzle as PuzzleReply | null);
  const [given, give] = useAnswer(puzzle);
  const needed = puzzle?.kind === "click" ? captchaLimits.shapesAsked * 2 : 1;
  const isWorking = pane === "working" && !hasFailed;
  const isChecking = pane === "checking" && !hasFailed;
  const send = (type: "puzzle.change" | "puzzle.avoid" | "captcha.leave") => () =>
    captcha.send({ type });
  const submit = () => captcha.send({ type: "answer.give", answer: given });
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
              notYet={pane === "fetching" || given.length < needed}
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
          {pane === "fetching" ? <Coming /> : null}
          {pane !== "fetching" && puzzle?.kind === "slide" ? (
            <SlidePuzzle puzzle={puzzle} at={given[0] ?? 0} move={(to) => give([to])} />
          ) : null}
          {pane !== "fetching" && puzzle?.kind === "click" ? (
            <ClickPuzzle puzzle={puzzle} given={given} give={give} />
          ) : null}
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

/** An answer belongs to its puzzle; the next one begins with none. */
function useAnswer(puzzle: PuzzleReply | null) {
  const [kept, keep] = useState<{ id: string | undefined; answer: number[] }>();
  const given = kept && kept.id === puzzle?.id ? kept.answer : [];
  return [given, (answer: number[]) => keep({ id: puzzle?.id, answer })] as const;
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
