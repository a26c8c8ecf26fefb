import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import type { draft } from "@gatehouse/machines/application/draft";
import { Button } from "#ui/Button/Button.tsx";
import { type SaveKind, SaveState } from "#ui/SaveState/SaveState.tsx";
import { refusalMessage } from "#portal/system/refusals.ts";
import type { Refusal } from "@gatehouse/machines/shared/refusal";
import { useDraft, useIsCopyFailed, useStored } from "../application-context.ts";
import { addressOf } from "../form-facts.ts";
import { numberAt } from "../numbers/number-at.ts";
import type { I18n } from "@lingui/core";
import { formatTime } from "#contract/moments.ts";
import { pastDay } from "#portal/app/past-day.ts";

type State = SnapshotFrom<typeof draft>["value"];

const kinds: Record<State, SaveKind> = {
  saved: "saved",
  pending: "unsaved",
  saving: "saving",
  conflict: "changed",
  offline: "offline",
  unreachable: "offline",
  expired: "offline",
  rejected: "offline",
};

/** Here the answers are only in the local copy. */
const local = new Set<State>(["offline", "unreachable", "expired"]);
const retryable = new Set<State>(["offline", "unreachable", "rejected"]);

/** Whether the answers are saved, and a button to save them now. */
export function SaveWords() {
  const draft = useDraft();
  const at = useSelector(draft, (snapshot): State => snapshot?.value ?? "saved");
  const isRetryable = retryable.has(at);
  return (
    <SaveState kind={kinds[at]}>
      <Words at={at} />{" "}
      {isRetryable || at === "pending" ? (
        <Button look="quiet" small onClick={() => draft?.send({ type: "draft.save" })}>
          {isRetryable ? <Trans>Try again</Trans> : <Trans>Save</Trans>}
        </Button>
      ) : null}
    </SaveState>
  );
}

/** With a link to the number that must be entered again. */
function Rejected({ refusal }: { refusal: Refusal }) {
  const stored = useStored();
  const words = refusalMessage(refusal);
  if (refusal.code !== "maskedNumber") return words;
  const { section, path } = numberAt(String(refusal.params?.["path"]), stored.answers);
  return (
    <>
      {words}{" "}
      <Link {...addressOf(stored, section)} hash={path}>
        <Trans>Go to the number</Trans>
      </Link>
    </>
  );
}

function Words({ at }: { at: State }) {
  const { i18n } = useLingui();
  const draft = useDraft();
  const savedAt = useSelector(draft, (snapshot) => snapshot?.context.savedAt ?? null);
  const by = useSelector(draft, (snapshot) => snapshot?.context.conflict?.by ?? "");
  const refusal = useSelector(draft, (snapshot) => snapshot?.context.refusal ?? null);
  const isCopyFailed = useIsCopyFailed();
  if (isCopyFailed && local.has(at))
    return (
      <Trans>
        Not saved. Your answers could not be stored on this device. Keep this page open.
      </Trans>
    );
  const time = savedAt === null ? "" : savedTime(savedAt, i18n);
  switch (at) {
    case "pending":
      return null;
    case "saving":
      return <Trans>Saving</Trans>;
    case "offline":
      return <Trans>Offline. Your answers are stored on this device</Trans>;
    case "unreachable":
      return (
        <Trans>
          Not saved. The server did not respond. Your answers are stored on this device and we will
          try again.
        </Trans>
      );
    case "conflict":
      return (
        <Trans>
          Changed by {by}: <a href="#conflict">review</a>
        </Trans>
      );
    case "expired":
      return <Trans>Signed out. Your answers are stored on this device</Trans>;
    case "rejected":
      return refusal && <Rejected refusal={refusal} />;
    case "saved":
      return time === "" ? <Trans>Saved as you type</Trans> : <Trans>Saved {time}</Trans>;
  }
}

const halfADay = 12 * 60 * 60_000;

/** With the day alone where the hour could be another day's. */
const savedTime = (moment: number, i18n: I18n): string =>
  Date.now() - moment < halfADay ? formatTime(moment, i18n) : pastDay(moment, i18n.locale);
