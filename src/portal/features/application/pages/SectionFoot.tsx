import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { FootBar } from "#ui/FootBar/FootBar.tsx";
import { ToTop } from "#ui/ToTop/ToTop.tsx";
import { limits } from "#contract/limits.ts";
import { leadsToReview, neighbour } from "@gatehouse/machines/application/plan";
import type { SectionsRef } from "../application.ts";
import { useStored } from "../application-context.ts";
import { flowWords } from "./flow-words.ts";
import { ErrorsHere } from "./ErrorsHere.tsx";
import { SaveWords } from "./SaveWords.tsx";
import type { FormRef } from "./use-scope-of.ts";

const Colleagues = lazy(() => import("#portal/features/collaborators/Colleagues.tsx"));

export function SectionFoot({ sections }: { sections: SectionsRef }) {
  const { i18n, t } = useLingui();
  const { flowId } = useStored();
  const form = useSelector(sections, ({ children }) => children["form"]) as FormRef | undefined;
  const isChecking = useSelector(form, (snapshot) => snapshot?.hasTag("busy") ?? false);
  const isSubmitting = useSelector(sections, (snapshot) => snapshot.hasTag("busy"));
  const id = useSelector(sections, (snapshot) => snapshot.context.section);
  const previous = useSelector(sections, (snapshot) => neighbour(snapshot.context, -1));
  const isLast = useSelector(sections, (snapshot) => neighbour(snapshot.context, 1) === id);
  const isBack = useSelector(sections, (snapshot) => leadsToReview(snapshot.context));
  const maySubmit = useSelector(sections, (snapshot) => snapshot.context.maySubmit);
  const goBack = () =>
    sections.send({
      type: "section.open",
      ...sections.getSnapshot().context,
      section: previous,
      isChange: false,
    });
  return (
    <FootBar
      state={
        <>
          <SaveWords />
          <Suspense fallback={null}>
            <Colleagues />
          </Suspense>
          <ErrorsHere sections={sections} />
        </>
      }
      previous={
        previous === id ? null : (
          <Button look="secondary" onClick={goBack}>
            <Trans>Previous Page</Trans>
          </Button>
        )
      }
      toTop={<ToTop label={t`Back to the top`} after={limits.scrollTopPixels} />}
      next={
        isLast && !maySubmit ? null : (
          <Button type="submit" busy={isSubmitting || isChecking}>
            {isLast ? (
              i18n._(flowWords[flowId].submit)
            ) : isBack ? (
              <Trans>Back to review</Trans>
            ) : (
              <Trans>Next Page</Trans>
            )}
          </Button>
        )
      }
      note={<Trans>You can leave and come back at any time.</Trans>}
    />
  );
}
