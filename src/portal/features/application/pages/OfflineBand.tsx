import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Band } from "#ui/Band/Band.tsx";
import { CloudOffIcon } from "#ui/icons/icons.ts";
import { useDraft } from "../application-context.ts";

export function OfflineBand() {
  const draft = useDraft();
  const isOffline = useSelector(draft, (snapshot) => snapshot?.matches("offline") ?? false);
  if (!isOffline) return null;
  return (
    <Band icon={<CloudOffIcon />}>
      <Trans>
        You are offline. Keep working: your answers are stored on this device and will be saved when
        you reconnect.
      </Trans>
    </Band>
  );
}
