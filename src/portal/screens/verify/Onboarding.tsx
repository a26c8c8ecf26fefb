import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect } from "react";
import { expectControls } from "../../form/controls/fetched.ts";
import { needsControls } from "../../form/controls/index.ts";
import { Skeleton } from "../../shell/Skeleton.tsx";
import { ApplicationProvider } from "../../wiring/application-context.ts";
import type { WiredFlow } from "../../wiring/flow.ts";
import { useOnboarding } from "../../wiring/use-onboarding.ts";
import { usePageTitle } from "../../shell/page-title.ts";
import { Opening } from "./Opening.tsx";
import { SectionPage } from "./SectionPage.tsx";

const Submitted = lazy(() =>
  import("./Submitted.tsx").then((module) => ({ default: module.Submitted })),
);

interface Props {
  wired: WiredFlow;
  asked: { section?: string; form?: string };
}

/** One application from its opening to its receipt, in whichever flow. */
export function Onboarding({ wired, asked }: Props) {
  const { t } = useLingui();
  const { application, onboarding } = useOnboarding(wired, asked);
  const pane = useSelector(onboarding, (snapshot) => {
    if (snapshot.hasTag("settled")) return "submitted";
    return snapshot.matches("opening") ? "opening" : "filling";
  });
  usePageTitle(t`Application`);
  useEffect(() => {
    const section = wired.flow.sections[asked.section ?? ""];
    if (section && needsControls(section)) expectControls();
  }, [wired, asked.section]);
  return (
    <ApplicationProvider value={application}>
      {pane === "opening" ? <Opening onboarding={onboarding} /> : null}
      {pane === "filling" ? <SectionPage onboarding={onboarding} /> : null}
      {pane === "submitted" ? (
        <Suspense fallback={<Skeleton label={t`Loading`} />}>
          <Submitted />
        </Suspense>
      ) : null}
    </ApplicationProvider>
  );
}
