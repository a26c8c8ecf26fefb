import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { CloudOffIcon } from "#ui/icons/CloudOffIcon.tsx";
import { PageFrame } from "#ui/PageFrame.tsx";
import { Header } from "../../shell/Header.tsx";
import { Skeleton } from "../../shell/Skeleton.tsx";
import type { OnboardingRef } from "../../wiring/flow.ts";
import { useDraft } from "../../wiring/use-onboarding.ts";

const DraftPrompt = lazy(() =>
  import("./DraftPrompt.tsx").then((module) => ({ default: module.DraftPrompt })),
);

/** Looks for the draft and asks whether to go on with it. */
export function Opening({ onboarding }: { onboarding: OnboardingRef }) {
  const { t } = useLingui();
  const draft = useDraft(onboarding);
  const at = useSelector(draft, (snapshot) => {
    if (snapshot?.matches("unreachable")) return "unreachable";
    const isAsking = ["offering", "confirming", "restarting", "notRestarted"] as const;
    return isAsking.some((state) => snapshot?.matches(state)) ? "offering" : "looking";
  });
  if (at === "unreachable") {
    return (
      <PageFrame header={<Header />}>
        <EmptyState
          heading="h1"
          icon={<CloudOffIcon size={24} />}
          title={<Trans>The application could not be loaded</Trans>}
          text={<Trans>What you typed is kept. Check the connection and try again.</Trans>}
          actions={
            <Button onClick={() => draft?.send({ type: "draft.look" })}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      </PageFrame>
    );
  }
  return (
    <>
      <Skeleton label={t`Loading`} />
      {at === "offering" && draft ? (
        <Suspense fallback={null}>
          <DraftPrompt draft={draft} />
        </Suspense>
      ) : null}
    </>
  );
}
