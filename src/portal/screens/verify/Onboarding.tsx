import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect } from "react";
import { expectControls } from "../../form/controls/fetched.ts";
import { needsControls } from "../../form/controls/index.ts";
import { Skeleton } from "../../shell/Skeleton.tsx";
import { ApplicationProvider } from "../../wiring/application-context.ts";
import type { WiredFlow } from "../../wiring/application.ts";
import { useStartedApplication } from "../../wiring/use-application.ts";
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

/** One application of any flow, from its opening to its receipt. */
export function Onboarding({ wired, asked }: Props) {
  const { t } = useLingui();
  const application = useStartedApplication(wired, asked);
  const pane = useSelector(application, (snapshot) => snapshot.value);
  const sections = useSelector(application, ({ children }) => children.sections);
  usePageTitle(t`Application`);
  useEffect(() => {
    const section = wired.flow.sections[asked.section ?? ""];
    if (section && needsControls(section)) expectControls();
  }, [wired, asked.section]);
  return (
    <ApplicationProvider value={application}>
      {pane === "opening" ? <Opening /> : null}
      {sections ? <SectionPage sections={sections} /> : null}
      {pane === "submitted" ? (
        <Suspense fallback={<Skeleton label={t`Loading`} />}>
          <Submitted />
        </Suspense>
      ) : null}
    </ApplicationProvider>
  );
}
