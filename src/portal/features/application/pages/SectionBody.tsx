import { neighbour } from "@gatehouse/machines/application/plan";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { SkeletonField } from "#ui/Skeleton/Skeleton.tsx";
import { loadMessages } from "#portal/app/i18n.ts";
import { useScope } from "#portal/form/scope.ts";
import { SectionForm } from "#portal/form/SectionForm.tsx";
import { FormEnd } from "#portal/features/sessions/Leave.tsx";
import type { SectionsRef } from "../application.ts";
import { useDraft, useStored } from "../application-context.ts";
import { AskedFor } from "../review/AskedFor.tsx";
import { AppliedLines, panelsAbove, sectionPanels } from "./section-panels.ts";

const FormErrors = lazy(() => import("#portal/form/LazyFormErrors.ts"));
const Review = lazy(() => import("../review/Review.tsx"));
const Conflict = lazy(async () => {
  const [module] = await Promise.all([import("./Conflict.tsx"), loadMessages("pages")]);
  return module;
});

/** The errors and the questions of a section, or the review, and what follows from them. */
export function SectionBody({ sections }: { sections: SectionsRef }) {
  const { existingLines } = useStored();
  const id = useSelector(sections, ({ context }) => context.section);
  const isLast = useSelector(sections, ({ context }) => neighbour(context, 1) === id);
  const isDisputed = useSelector(useDraft(), (snapshot) => snapshot?.matches("conflict") ?? false);
  const Panel = sectionPanels[id];
  const panel =
    Panel && (Panel !== AppliedLines || existingLines.length > 0) ? (
      <Suspense fallback={null}>
        <Panel />
      </Suspense>
    ) : null;
  const isAbove = panelsAbove.has(id);
  return (
    <FieldStack>
      <Errors />
      {isDisputed ? (
        <Suspense fallback={null}>
          <Conflict />
        </Suspense>
      ) : null}
      {isAbove ? panel : null}
      <Suspense key={String(isLast)} fallback={<Questions />}>
        {isLast ? <Review sections={sections} /> : <SectionForm key={id} />}
        <AskedFor />
      </Suspense>
      {isAbove ? null : panel}
      <FormEnd />
    </FieldStack>
  );
}

function Errors() {
  const { form } = useScope();
  const attempts = useSelector(form, ({ context }) => context.attempts);
  return <Suspense fallback={null}>{attempts > 0 ? <FormErrors /> : null}</Suspense>;
}

function Questions() {
  return (
    <FieldStack>
      <SkeletonField />
      <SkeletonField />
      <SkeletonField />
    </FieldStack>
  );
}
