import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { CloudOffIcon } from "#ui/icons/icons.ts";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { Header } from "#portal/shell/Header.tsx";
import { Skeleton } from "#portal/shell/Skeleton.tsx";
import { useDraftOpening } from "#portal/features/application/application-context.ts";

const DraftPrompt = lazy(() => import("./DraftPrompt.tsx"));

const asking = new Set(["offering", "confirming", "restarting"]);

/** Looks for a draft and offers to continue with it. */
export function Opening() {
  const { t } = useLingui();
  const draft = useDraftOpening();
  const at = useSelector(draft, (snapshot) => snapshot?.value ?? "looking");
  if (at === "unreachable") {
    return (
      <PageFrame header={<Header />}>
        <EmptyState
          heading="h1"
          icon={<CloudOffIcon size={24} />}
          title={<Trans>The application could not be loaded</Trans>}
          text={<Trans>Your answers are saved. Check your connection and try again.</Trans>}
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
      {draft && asking.has(at) ? (
        <Suspense fallback={null}>
          <DraftPrompt draft={draft} />
        </Suspense>
      ) : null}
    </>
  );
}
