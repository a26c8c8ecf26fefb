import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#ui/Button/Button.tsx";
import { FootBar } from "#ui/FootBar/FootBar.tsx";
import { neighbour } from "@gatehouse/machines/application/plan";
import type { SectionsRef } from "../application.ts";
import { SaveWords } from "./SaveWords.tsx";

export function SectionFoot({ sections, busy }: { sections: SectionsRef; busy: boolean }) {
  const id = useSelector(sections, (snapshot) => snapshot.context.section);
  const previous = useSelector(sections, (snapshot) => neighbour(snapshot.context, -1));
  const isLast = useSelector(sections, (snapshot) => neighbour(snapshot.context, 1) === id);
  const maySubmit = useSelector(sections, (snapshot) => snapshot.context.maySubmit);
  const goBack = () =>
    sections.send({
      type: "section.open",
      ...sections.getSnapshot().context,
      section: previous,
    });
  return (
    <FootBar
      state={<SaveWords />}
      previous={
        previous === id ? null : (
          <Button look="secondary" onClick={goBack}>
            <Trans>Previous Page</Trans>
          </Button>
        )
      }
      next={
        isLast && !maySubmit ? null : (
          <Button type="submit" busy={busy}>
            {isLast ? <Trans>Submit application</Trans> : <Trans>Next Page</Trans>}
          </Button>
        )
      }
      note={<Trans>You can leave and come back at any time.</Trans>}
    />
  );
}
