import { useLingui } from "@lingui/react/macro";
import { getRouteApi } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { Skeleton } from "../shell/Skeleton.tsx";
import { ApplicationProvider } from "../wiring/application-context.ts";
import { useOnboarding } from "../wiring/use-onboarding.ts";
import { usePageTitle } from "../shell/page-title.ts";
import { Opening } from "./verify/Opening.tsx";
import { SectionPage } from "./verify/SectionPage.tsx";

const Submitted = lazy(() =>
  import("./verify/Submitted.tsx").then((module) => ({ default: module.Submitted })),
);

const route = getRouteApi("/kyc/verify");

/** /kyc/verify: the four steps of the institutional flow. */
export function Verify() {
  const { t } = useLingui();
  const { section } = route.useSearch();
  const { application, onboarding } = useOnboarding(section);
  const pane = useSelector(onboarding, (snapshot) => {
    if (snapshot.hasTag("settled")) return "submitted";
    return snapshot.matches("opening") ? "opening" : "filling";
  });
  usePageTitle(t`Application`);
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
