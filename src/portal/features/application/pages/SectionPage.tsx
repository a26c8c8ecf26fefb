import { neighbour } from "@gatehouse/machines/application/plan";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type FormEvent, lazy, Suspense, use, useRef } from "react";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { SkeletonField } from "#ui/Skeleton/Skeleton.tsx";
import { SkipLink } from "#ui/SkipLink/SkipLink.tsx";
import { ToTop } from "#ui/ToTop/ToTop.tsx";
import { limits } from "#contract/limits.ts";
import { loadMessages } from "#portal/app/i18n.ts";
import { expectControls, fetchControls } from "#portal/form/controls/fetched.ts";
import { FormErrors } from "#portal/form/FormErrors.tsx";
import { ScopeProvider } from "#portal/form/scope.ts";
import type { Section } from "#contract/questions/question.ts";
import { SectionForm } from "#portal/form/SectionForm.tsx";
import { Header } from "#portal/shell/Header.tsx";
import { FormEnd } from "#portal/features/sessions/Leave.tsx";
import { usePageTitle } from "#portal/app/page-title.ts";
import type { SectionsRef } from "../application.ts";
import { useDraft, useStored } from "../application-context.ts";
import { AskedFor } from "../review/AskedFor.tsx";
import { FilesUsed } from "#portal/features/documents/FilesUsed.tsx";
import { Guide } from "./Guide.tsx";
import { OfflineBand } from "./OfflineBand.tsx";
import { Rail, PhoneRail } from "./Rail.tsx";
import { AppliedLines, sectionPanels } from "./section-panels.ts";
import { SectionFoot } from "./SectionFoot.tsx";
import { StepPlace } from "./StepPlace.tsx";
import { type FormRef, useScopeOf } from "./use-scope-of.ts";
import { useNewPage } from "./use-new-page.ts";

const Review = lazy(() =>
  import("../review/Review.tsx").then((module) => ({ default: module.Review })),
);
const Conflict = lazy(async () => {
  const [module] = await Promise.all([import("./Conflict.tsx"), loadMessages("pages")]);
  return { default: module.Conflict };
});

/** One page of the form. */
export function SectionPage({ sections }: { sections: SectionsRef }) {
  const { t, i18n } = useLingui();
  const form = useSelector(sections, ({ children }) => children["form"]) as FormRef | undefined;
  const id = useSelector(sections, (snapshot) => snapshot.context.section);
  const { flow, existingLines } = useStored();
  const isLast = useSelector(sections, (snapshot) => neighbour(snapshot.context, 1) === id);
  const busy = useSelector(sections, (snapshot) => snapshot.hasTag("busy"));
  const isChecking = useSelector(form, (snapshot) => snapshot?.hasTag("busy") ?? false);
  const isDisputed = useSelector(useDraft(), (snapshot) => snapshot?.matches("conflict") ?? false);
  const heading = useRef<HTMLHeadingElement>(null);
  const Panel = sectionPanels[id];
  const section = flow.sections[id];
  const scope = useScopeOf(form, section);
  useNewPage(id, heading, form);
  usePageTitle(section ? i18n._(section.title) : "", form);
  if (id !== flow.pages[0]?.section.id) use(fetchControls());
  if (!scope || !section) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form?.send({ type: "form.check" });
  };
  return (
    <ScopeProvider value={scope}>
      <form onSubmit={submit} onPointerDown={expectControls} onInput={expectControls} noValidate>
        <PageFrame
          above={<SkipLink>{t`Skip to the form`}</SkipLink>}
          header={<Header />}
          band={<OfflineBand />}
          stepBar={<PhoneRail sections={sections} />}
          rail={<Rail sections={sections} />}
          railLabel={t`Steps`}
          guide={<Guide />}
          guideLabel={t`Guidance`}
          footBar={<SectionFoot sections={sections} busy={busy || isChecking} />}
        >
          <PageHead
            headingRef={heading}
            eyebrow={<StepPlace sections={sections} />}
            title={isLast ? <Trans>Check your answers</Trans> : i18n._(section.title)}
            {...(section.lead ? { lead: i18n._(section.lead) } : {})}
          >
            {hasDocuments(section) ? <FilesUsed /> : null}
          </PageHead>
          <FieldStack>
            <FormErrors />
            {isDisputed ? (
              <Suspense fallback={null}>
                <Conflict />
              </Suspense>
            ) : null}
            {isLast ? (
              <Suspense fallback={<Questions />}>
                <Review sections={sections} />
                <AskedFor />
              </Suspense>
            ) : (
              <Suspense fallback={<Questions />}>
                <SectionForm key={id} />
                <AskedFor />
              </Suspense>
            )}
            {Panel && (Panel !== AppliedLines || existingLines.length > 0) ? (
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

function Questions() {
  return (
    <FieldStack>
      <SkeletonField />
      <SkeletonField />
      <SkeletonField />
    </FieldStack>
  );
}
