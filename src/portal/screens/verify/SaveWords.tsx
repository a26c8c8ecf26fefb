import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { timeWords } from "#contract/moments.ts";
import { Button } from "#ui/Button.tsx";
import { SaveState } from "#ui/SaveState.tsx";
import type { OnboardingRef } from "../../wiring/flow.ts";
import { useDraft } from "../../wiring/use-onboarding.ts";

/** The states of keeping that have words of their own; in all others everything is saved. */
const said = [
  "edited",
  "saving",
  "resolving",
  "offline",
  "unanswered",
  "conflict",
  "expired",
  "failed",
] as const;

/** Whether the answers are in safety, in words, and the way to save them on demand. */
export function SaveWords({ onboarding }: { onboarding: OnboardingRef }) {
  const { i18n, t } = useLingui();
  const draft = useDraft(onboarding);
  const at = useSelector(draft, (snapshot) =>
    said.find((keeping) => snapshot?.matches({ keeping })),
  );
  const savedAt = useSelector(draft, (snapshot) => snapshot?.context.savedAt ?? null);
  const by = useSelector(draft, (snapshot) => snapshot?.context.by ?? "");
  const refusal = useSelector(draft, (snapshot) => snapshot?.context.refusal ?? null);
  const time = savedAt === null ? "" : timeWords(savedAt, i18n);
  switch (at) {
    case "edited":
      return (
        <SaveState kind="unsaved">
          <Button look="quiet" small onClick={() => draft?.send({ type: "draft.save" })}>
            <Trans>Save</Trans>
          </Button>
        </SaveState>
      );
    case "saving":
    case "resolving":
      return (
        <SaveState kind="saving">
          <Trans>Saving</Trans>
        </SaveState>
      );
    case "offline":
      return (
        <SaveState kind="offline">
          <Trans>Offline: kept here, will be saved</Trans>{" "}
          <Button look="quiet" small onClick={() => draft?.send({ type: "draft.save" })}>
            <Trans>Try again</Trans>
          </Button>
        </SaveState>
      );
    case "unanswered":
      return (
        <SaveState kind="offline">
          <Trans>Not saved: the server did not answer. Kept here; we try again.</Trans>{" "}
          <Button look="quiet" small onClick={() => draft?.send({ type: "draft.save" })}>
            <Trans>Try again</Trans>
          </Button>
        </SaveState>
      );
    case "conflict":
      return (
        <SaveState kind="changed">
          {t`Changed by ${by}:`} <a href="#conflict">{t`review`}</a>
        </SaveState>
      );
    case "expired":
      return (
        <SaveState kind="offline">
          <Trans>Signed out: kept here, will be saved</Trans>
        </SaveState>
      );
    case "failed":
      return (
        <SaveState kind="offline">
          {refusal ?? <Trans>Not saved: kept here</Trans>}{" "}
          <Button look="quiet" small onClick={() => draft?.send({ type: "draft.save" })}>
            <Trans>Try again</Trans>
          </Button>
        </SaveState>
      );
    case undefined:
      return time === "" ? (
        <SaveState kind="saved">
          <Trans>Saved as you type</Trans>
        </SaveState>
      ) : (
        <SaveState kind="saved">
          <Trans>Saved {time}</Trans>
        </SaveState>
      );
  }
}
