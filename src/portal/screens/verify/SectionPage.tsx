import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type FormEvent, lazy, Suspense, useMemo, useRef } from "react";
import { FieldStack } from "#ui/FieldStack.tsx";
import { PageFrame } from "#ui/PageFrame.tsx";
import { PageHead } from "#ui/PageHead.tsx";
import { SkeletonField } from "#ui/Skeleton.tsx";
import { SkipLink } from "#ui/SkipLink.tsx";
import { ToTop } from "#ui/ToTop.tsx";
import { limits } from "#contract/limits.ts";
import { expectControls } from "../../form/controls/fetched.ts";
import { FormErrors } from "../../form/FormErrors.tsx";
import { ScopeProvider } from "../../form/scope.ts";
import type { Section } from "#contract/questions/question.ts";
import { sayIssue } from "#contract/questions/words.ts";
import { SectionForm } from "../../form/SectionForm.tsx";
import { Header } from "../../shell/Header.tsx";
import { FormEnd } from "../../shell/Leave.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { useApplication } from "../../wiring/application-context.ts";
import type { OnboardingRef } from "../../wiring/flow.ts";
import { useDraft, useForm } from "../../wiring/use-onboarding.ts";
import { AskedFor } from "./AskedFor.tsx";
import { FilesUsed } from "./FilesUsed.tsx";
import { Guide } from "./Guide.tsx";
import { OfflineBand } from "./OfflineBand.tsx";
import { Rail, PhoneRail } from "./Rail.tsx";
import { AppliedLines, sectionPanels } from "./section-panels.ts";
import { SectionFoot } from "./SectionFoot.tsx";
import { stepWords } from "./step-words.ts";
import { useNewPage } from "./use-new-page.ts";

const Review = lazy(() => import("./Review.tsx").then((module) => ({ default: module.Review })));
const Conflict = lazy(() =>
  import("./Conflict.tsx").then((module) => ({ default: module.Conflict })),
);

/** One page of the form: the rail, the questions, the guidance, and the bar at its foot. */
export function SectionPage({ onboarding }: { onboarding: OnboardingRef }) {
  const { t, i18n } = useLingui();
  const application = useApplication();
  const form = useForm(onboarding);
  const id = useSelector(onboarding, (snapshot) => snapshot.context.section);
  const plan = useSelector(onboarding, (snapshot) => snapshot.context.plan);
  const busy = useSelector(onboarding, (snapshot) => snapshot.hasTag("busy"));
  const isChecking = useSelector(form, (snapshot) => snapshot?.hasTag("busy") ?? false);
  const draft = useDraft(onboarding);
  const isDisputed = useSelector(
    draft,
    (snapshot) => snapshot?.matches({ keeping: "conflict" }) ?? false,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const Panel = sectionPanels[id];
  const isLast = plan.at(-1)?.section === id;
  const section = application.flow.sections[id];
  const scope = useMemo(
    () =>
      form && section
        ? {
            form,
            section,
            page: id,
            path: [],
            all: () => application.heardBeside(id),
            facts: application.facts(),
            say: sayIssue,
          }
        : null,
    [form, section, id, application],
  );
  useNewPage(id, heading, application, form);
  usePageTitle(section ? i18n._(section.title) : "", form);
  if (!scope || !section) return null;
  const step = plan.find((page) => page.section === id)?.step ?? "";
  const inStep = plan.filter((page) => page.step === step);
  const place = inStep.findIndex((page) => page.section === id) + 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) onboarding.send({ type: "application.submit" });
    else form?.send({ type: "form.check" });
  };
  return (
    <ScopeProvider value={scope}>
      <form onSubmit={submit} onPointerDown={expectControls} onInput={expectControls} noValidate>
        <PageFrame
          above={<SkipLink>{t`Skip to the form`}</SkipLink>}
          header={<Header />}
          band={<OfflineBand onboarding={onboarding} />}
          stepBar={<PhoneRail onboarding={onboarding} />}
          rail={<Rail onboarding={onboarding} />}
          railLabel={t`Steps`}
          guide={<Guide />}
          guideLabel={t`Guidance`}
          footBar={<SectionFoot onboarding={onboarding} busy={busy || isChecking} />}
        >
          <PageHead
            headingRef={heading}
            eyebrow={
              <Trans>
                {i18n._(stepWords[step]!)}, section {place} of {inStep.length}
              </Trans>
            }
            title={isLast ? <Trans>Check your answers</Trans> : i18n._(section.title)}
            {...(section.lead ? { lead: i18n._(section.lead) } : {})}
          >
            {hasDocuments(section) ? <FilesUsed /> : null}
          </PageHead>
          <FieldStack>
            <FormErrors />
            {isDisputed ? (
              <Suspense fallback={null}>
                <Conflict onboarding={onboarding} />
              </Suspense>
            ) : null}
            {isLast ? (
              <Suspense fallback={<Questions />}>
                <Review onboarding={onboarding} />
                <AskedFor />
              </Suspense>
            ) : (
              <Suspense fallback={<Questions />}>
                <SectionForm key={id} />
                <AskedFor />
              </Suspense>
            )}
            {Panel && (Panel !== AppliedLines || application.applied.length > 0) ? (
              <Suspense fallback={null}>
                <Panel />
              </Suspense>
            ) : null}
            <FormEnd />
          </FieldStack>
          <ToTop label={t`Back to the top`} after={limits.scrollTopPixels} />
        </PageFrame>
      </form>
    </ScopeProvider>
  );
}

const hasDocuments = ({ questions }: Section) =>
  Object.values(questions).some(({ kind }) => kind === "documents");

/** Stands in for questions whose controls are on their way. */
function Questions() {
  return (
    <FieldStack>
      <SkeletonField />
      <SkeletonField />
      <SkeletonField />
    </FieldStack>
  );
}
