import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Band } from "#ui/Band.tsx";
import { CloudOffIcon } from "#ui/icons/CloudOffIcon.tsx";
import type { OnboardingRef } from "../../wiring/flow.ts";
import { useDraft } from "../../wiring/use-onboarding.ts";

/** Across the page while the server cannot be reached. */
export function OfflineBand({ onboarding }: { onboarding: OnboardingRef }) {
  const draft = useDraft(onboarding);
  const isOffline = useSelector(
    draft,
    (snapshot) => snapshot?.matches({ keeping: "offline" }) ?? false,
  );
  if (!isOffline) return null;
  return (
    <Band icon={<CloudOffIcon />}>
      <Trans>You are offline. Go on typing: everything is kept here and will be saved.</Trans>
    </Band>
  );
}
