import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Band } from "#ui/Band/Band.tsx";
import { CloudOffIcon } from "#ui/icons/icons.ts";
import { useDraft, useIsCopyFailed } from "../application-context.ts";

export function OfflineBand() {
  const draft = useDraft();
  const isOffline = useSelector(draft, (snapshot) => snapshot?.matches("offline") ?? false);
  const isCopyFailed = useIsCopyFailed();
  if (!isOffline) return null;
  return (
    <Band icon={<CloudOffIcon />}>
      {isCopyFailed ? (
        <Trans>
          You are offline. Your answers could not be stored on this device. Keep this page open
          until you reconnect.
        </Trans>
      ) : (
        <Trans>
          You are offline. Keep working: your answers are stored on this device and will be saved
          when you reconnect.
        </Trans>
      )}
    </Band>
  );
}
