import { Plural, useLingui } from "@lingui/react/macro";
import { type ComponentProps, lazy, Suspense } from "react";
import { askedAgain } from "#contract/forms/people/asked-again.ts";
import { askedQuestions } from "#contract/questions/asked.ts";
import type { Documents } from "#contract/questions/row-builders.ts";
import { structureOf } from "#contract/ownership/from-answers.ts";
import type { Days } from "#contract/rules/facts.ts";
import { wordedSection } from "#contract/questions/worded.ts";
import { Fold } from "#ui/Fold/Fold.tsx";
import { h2 } from "#ui/theme/type.css.ts";
import { AskedAgain } from "#portal/features/ownership/AskedAgain.tsx";
import { Answered } from "./Answered.tsx";

const OwnershipResult = lazy(() => import("#portal/features/ownership/LazyOwnershipResult.ts"));

interface Props extends ComponentProps<typeof Answered> {
  today: string;
}

/** A section of the review. Documents are folded; the owners are drawn above the people. */
export function ReviewedSection({ today, ...props }: Props) {
  const { i18n } = useLingui();
  const { section, own, all, on } = props;
  const title = i18n._(wordedSection(section, all, on).title);
  const asked = askedQuestions(section, own, all, on);
  if (asked.every(([, { kind }]) => kind === "documents")) {
    const files = asked.reduce(
      (sum, [name]) => sum + ((own[name] as Partial<Documents> | undefined)?.files?.length ?? 0),
      0,
    );
    return (
      <Fold title={title} heading="h2" note={<Plural value={files} one="# file" other="# files" />}>
        <Answered {...props} />
      </Fold>
    );
  }
  return (
    <section>
      <h2 className={h2}>{title}</h2>
      {section.id === "relatedInformation" ? (
        <>
          <AskedAgain why={askedAgain(own, all, on)} />
          <Owners all={all} days={{ today, rulesOn: on }} own={own} />
        </>
      ) : null}
      <Answered {...props} />
    </section>
  );
}

function Owners({ all, days, own }: Pick<Props, "all" | "own"> & { days: Days }) {
  const rows = Object.values(own).filter(Array.isArray).flat() as { id?: string }[];
  return (
    <Suspense fallback={null}>
      <OwnershipResult
        structure={structureOf(all, days)}
        all={all}
        days={days}
        complete={rows.flatMap(({ id }) => (id === undefined ? [] : [id]))}
      />
    </Suspense>
  );
}
