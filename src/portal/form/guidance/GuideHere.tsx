import { useLingui } from "@lingui/react";
import type { Guidance as Words, Shown } from "#contract/questions/question.ts";
import { Guidance } from "#ui/Guidance/Guidance.tsx";
import { GuidanceFold } from "#ui/Guidance/GuidanceFold.tsx";
import { OfName } from "#portal/app/OfName.tsx";
import { guidanceWords } from "./guidance-words.tsx";

/** The guidance under a field, for pages that are too narrow to show it beside the form. */
export function GuideHere({ question, guidance }: { question: Shown; guidance: Words }) {
  const { i18n } = useLingui();
  return (
    <GuidanceFold
      summary={
        <>
          {i18n._(guidance.name)}
          <OfName>{i18n._(question.label)}</OfName>
        </>
      }
    >
      <Guidance {...guidanceWords(i18n, guidance)} />
    </GuidanceFold>
  );
}
