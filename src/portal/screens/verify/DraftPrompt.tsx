import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { businessLines } from "#contract/business-lines.ts";
import { progressOf } from "#contract/forms/progress.ts";
import { linesOf } from "#contract/lines-of.ts";
import type { Locale } from "#contract/locales.ts";
import { listWords, momentWords } from "#contract/moments.ts";
import { roles } from "#contract/roles.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { LazyDialog } from "#ui/LazyDialog.tsx";
import { sessionActor } from "../../wiring/session.ts";
import { useApplication } from "../../wiring/application-context.ts";
import type { useDraft } from "../../wiring/use-onboarding.ts";

/** Says how far the saved draft is, and asks whether to go on with it or to start again. */
export function DraftPrompt({ draft }: { draft: NonNullable<ReturnType<typeof useDraft>> }) {
  const { t, i18n } = useLingui();
  const { notebook, ...application } = useApplication();
  const savedAt = useSelector(draft, (snapshot) => snapshot.context.savedAt);
  const by = useSelector(draft, (snapshot) => snapshot.context.by);
  const busy = useSelector(draft, (snapshot) => snapshot.hasTag("busy"));
  const failed = useSelector(draft, (snapshot) => snapshot.hasTag("failed"));
  const lines = linesOf(notebook.answers);
  const { given, asked } = progressOf(application.flow, notebook.answers, {
    today: application.today,
    lines,
  });
  const names = lines.map((line) => i18n._(businessLines[line].name));
  // Starting again takes the consents away, which are the holder's.
  const person = sessionActor.getSnapshot().context.person;
  const mayRestart = person !== null && roles[person.role].consent;
  const when = momentWords(savedAt ?? 0, i18n);
  return (
    <LazyDialog
      open
      firm
      onClose={() => draft.send({ type: "draft.resume" })}
      title={<Trans>Continue with the saved draft?</Trans>}
      description={
        by
          ? t`Your draft was last saved on ${when} by ${by}.`
          : t`Your draft was last saved on ${when}.`
      }
      actions={
        <>
          {mayRestart ? (
            <Button
              look="secondary"
              busy={busy}
              onClick={() => draft.send({ type: "draft.restart" })}
            >
              {t`Start again`}
            </Button>
          ) : null}
          <Button data-safe onClick={() => draft.send({ type: "draft.resume" })}>
            {t`Continue with draft`}
          </Button>
        </>
      }
    >
      <Card inner>
        <strong>
          {lines.length === 0 ? t`No line chosen yet` : listWords(names, i18n.locale as Locale)}
        </strong>
        <p>
          <Plural
            value={given}
            one={`# of ${asked} items is given.`}
            other={`# of ${asked} items are given.`}
          />
        </p>
      </Card>
      {mayRestart ? (
        <p>
          <Trans>Starting again discards your answers and removes the uploaded files.</Trans>
        </p>
      ) : null}
      {failed ? (
        <p role="alert">
          <Trans>The draft could not be discarded. Please try again.</Trans>
        </p>
      ) : null}
    </LazyDialog>
  );
}
