import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { AnyActorRef } from "xstate";
import { formatMoment } from "#contract/moments.ts";
import { Button } from "#ui/Button/Button.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import {
  type useDraftOpening,
  useStored,
} from "#portal/features/application/application-context.ts";
import { canRestart } from "#portal/features/application/form-facts.ts";
import { DraftProgress } from "./DraftProgress.tsx";

type DraftRef = NonNullable<ReturnType<typeof useDraftOpening>>;

/** Shows the progress of the saved draft and offers to continue with it; asks again before it is discarded. */
export default function DraftPrompt({ draft }: { draft: DraftRef }) {
  const isOffered = useSelector(draft, (snapshot) => snapshot.matches("offering"));
  const question = { offer: useOffer(draft), discard: useDiscard(draft) };
  return (
    <LazyDialog
      open
      subject={isOffered ? "offer" : "discard"}
      {...question[isOffered ? "offer" : "discard"]}
    />
  );
}

function useOffer(draft: DraftRef) {
  const { t, i18n } = useLingui();
  const savedAt = useSelector(draft, (snapshot) => snapshot.context.savedAt);
  const by = useSelector(draft, (snapshot) => snapshot.context.by);
  const mayRestart = canRestart(useStored());
  const when = formatMoment(savedAt ?? 0, i18n);
  const resume = () => draft.send({ type: "draft.resume" });
  return {
    firm: true,
    onClose: resume,
    title: t`Continue with the saved draft?`,
    description: by
      ? t`Your draft was last saved on ${when} by ${by}.`
      : t`Your draft was last saved on ${when}.`,
    children: (
      <>
        <DraftProgress />
        {mayRestart ? null : (
          <p>
            <Trans>
              The account holder has accepted a declaration in this draft, so only they can start
              again.
            </Trans>
          </p>
        )}
      </>
    ),
    actions: (
      <>
        {mayRestart ? (
          <Button look="secondary" onClick={() => draft.send({ type: "draft.restart" })}>
            {t`Start again`}
          </Button>
        ) : null}
        <Button data-safe onClick={resume}>
          {t`Continue with draft`}
        </Button>
      </>
    ),
  };
}

/** The safe answer is where the person has just pressed. */
function useDiscard(draft: DraftRef) {
  const { t } = useLingui();
  const restart = useSelector(draft, (snapshot) => snapshot.children.restart) as
    | AnyActorRef
    | undefined;
  const busy = useSelector(restart, (snapshot) => snapshot?.hasTag("busy") ?? false);
  const failed = useSelector(restart, (snapshot) => snapshot?.hasTag("failed") ?? false);
  const discard = () =>
    restart ? restart.send({ type: "call.retry" }) : draft.send({ type: "draft.discard" });
  const keep = () => draft.send({ type: "draft.keep" });
  return {
    firm: busy,
    onClose: keep,
    title: t`Discard this draft and start again?`,
    description: t`All its answers and uploaded files will be removed for everyone who works on it. This cannot be undone. We keep a record of earlier answers as the law requires.`,
    children: (
      <>
        <DraftProgress />
        {failed ? (
          <p role="alert">
            <Trans>The draft could not be discarded. Please try again.</Trans>
          </p>
        ) : null}
      </>
    ),
    actions: (
      <>
        <Button look="secondary" data-safe notYet={busy} onClick={keep}>
          {t`Keep the draft`}
        </Button>
        <Button look="danger" busy={busy} onClick={discard}>
          {t`Discard and start again`}
        </Button>
      </>
    ),
  };
}
