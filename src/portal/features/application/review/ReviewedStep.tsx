import { Plural, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId } from "react";
import { askedAgain } from "#contract/forms/people/asked-again.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Documents } from "#contract/questions/builders/rows.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { AskedAgain } from "#portal/features/ownership/AskedAgain.tsx";
import { Fold } from "#ui/Fold/Fold.tsx";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { h2 } from "#ui/theme/type.css.ts";
import { type AnsweredProps, answerRows } from "./answer-rows.tsx";
import { FoldedRows } from "./Answered.tsx";
import * as css from "./review.css.ts";

const OwnershipResult = lazy(() => import("#portal/features/ownership/LazyOwnershipResult.ts"));

interface Props {
  title: string;
  /** The sections of the step that are asked. */
  parts: readonly AnsweredProps[];
  today: string;
}

/** A step of the review, section by section. A step of documents is folded; the owners are drawn above the people. */
export function ReviewedStep({ title, parts, today }: Props) {
  const answers = parts.map((part) => (
    <ReviewedSection
      key={part.section.id}
      {...part}
      stepTitle={parts.length === 1 ? title : null}
    />
  ));
  if (parts.every((part) => isOfDocuments(part))) {
    const files = parts.reduce((sum, part) => sum + filesIn(part), 0);
    return (
      <Fold title={title} heading="h2" note={<Plural value={files} one="# file" other="# files" />}>
        <div className={css.sections}>{answers}</div>
      </Fold>
    );
  }
  return (
    <section className={css.step}>
      <h2 className={h2}>{title}</h2>
      {parts.map((part) =>
        part.section.id === "relatedInformation" ? (
          <Owners key={part.section.id} part={part} today={today} />
        ) : null,
      )}
      <div className={css.sections}>{answers}</div>
    </section>
  );
}

interface SectionProps extends AnsweredProps {
  /** The title of the step; its only section does not repeat it. */
  stepTitle: string | null;
}

/** The answers of a section beside its title, then a row for each person and company. */
function ReviewedSection({ stepTitle, ...part }: SectionProps) {
  const { i18n } = useLingui();
  const id = useId();
  const title = i18n._(wordedSection(part.section, part.all, part.on).title);
  const isRepeated = title === stepTitle;
  const answers = (
    <div>
      <SummaryList rows={answerRows(i18n, part)} dense />
      <FoldedRows {...part} heading={isRepeated ? "h3" : "h4"} />
    </div>
  );
  if (isRepeated) return answers;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {answers}
    </section>
  );
}

const askedOf = ({ section, own, all, on }: AnsweredProps) => askedQuestions(section, own, all, on);

const isOfDocuments = (part: AnsweredProps) =>
  askedOf(part).every(([, { kind }]) => kind === "documents");

const filesIn = (part: AnsweredProps) =>
  askedOf(part).reduce(
    (sum, [name]) => sum + ((part.own[name] as Partial<Documents> | undefined)?.files?.length ?? 0),
    0,
  );

function Owners({ part: { all, own, on }, today }: { part: AnsweredProps; today: string }) {
  const rows = Object.values(own).filter(Array.isArray).flat() as { id?: string }[];
  const days = { today, rulesOn: on };
  return (
    <>
      <AskedAgain why={askedAgain(own, all, on)} />
      <Suspense fallback={null}>
        <OwnershipResult
          structure={structureOf(all, days)}
          all={all}
          days={days}
          complete={rows.flatMap(({ id }) => (id === undefined ? [] : [id]))}
        />
      </Suspense>
    </>
  );
}
