import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formatTime } from "#contract/moments.ts";
import { Button } from "#ui/Button/Button.tsx";
import { SaveState } from "#ui/SaveState/SaveState.tsx";
import { refusalMessage } from "#portal/system/refusals.ts";
import { useDraft } from "../application-context.ts";

/** Whether the answers are saved, and a button to save them now. */
export function SaveWords() {
  const { i18n, t } = useLingui();
  const draft = useDraft();
  const at = useSelector(draft, (snapshot) => snapshot?.value ?? "saved");
  const savedAt = useSelector(draft, (snapshot) => snapshot?.context.savedAt ?? null);
  const by = useSelector(draft, (snapshot) => snapshot?.context.conflict?.by ?? "");
  const refusal = useSelector(draft, (snapshot) => snapshot?.context.refusal ?? null);
  const time = savedAt === null ? "" : formatTime(savedAt, i18n);
  switch (at) {
    case "pending":
      return (
        <SaveState kind="unsaved">
          <Button look="quiet" small onClick={() => draft?.send({ type: "draft.save" })}>
            <Trans>Save</Trans>
          </Button>
        </SaveState>
      );
    case "saving":
      return (
        <SaveState kind="saving">
          <Trans>Saving</Trans>
        </SaveState>
      );
    case "offline":
      return (
        <SaveState kind="offline">
          <Trans>Offline. Your answers are stored on this device</Trans>{" "}
          <Button look="quiet" small onClick={() => draft?.send({ type: "draft.save" })}>
            <Trans>Try again</Trans>
          </Button>
        </SaveState>
      );
    case "unreachable":
      return (
        <SaveState kind="offline">
          <Trans>
            Not saved. The server did not respond. Your answers are stored on this device and we
            will try again.
          </Trans>{" "}
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
          <Trans>Logged out. Your answers are stored on this device</Trans>
        </SaveState>
      );
    case "rejected":
      return (
        <SaveState kind="offline">
          {refusal ? refusalMessage(refusal) : null}{" "}
          <Button look="quiet" small onClick={() => draft?.send({ type: "draft.save" })}>
            <Trans>Try again</Trans>
          </Button>
        </SaveState>
      );
    case "saved":
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
