import { useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ReactNode } from "react";
import { CaseLink, useCaseSearch } from "#desk/app/navigation.tsx";
import { type Pane, panes } from "#desk/app/search.ts";
import { classes } from "#ui/shared/classes.ts";
import { AgreementPane } from "../agreements/AgreementPane.tsx";
import { DocumentPane } from "../documents/DocumentPane.tsx";
import { IdentityPane } from "../identity/IdentityPane.tsx";
import { OwnershipPane } from "../ownership/OwnershipPane.tsx";
import { QuestionnairePane } from "../questionnaires/QuestionnairePane.tsx";
import { RequestsPane } from "../requests/RequestsPane.tsx";
import { TimelinePane } from "../timeline/TimelinePane.tsx";
import { useCase } from "./case-context.ts";
import { NotesPane } from "./NotesPane.tsx";
import { RiskPane } from "./RiskPane.tsx";
import * as css from "./review.css.ts";

const names: Record<Pane, MessageDescriptor> = {
  document: msg`Documents`,
  ownership: msg`Ownership`,
  identity: msg`Identity`,
  questionnaire: msg`Questionnaire`,
  agreements: msg`Agreements`,
  requests: msg`Requests`,
  risk: msg`Risk`,
  notes: msg`Notes`,
  timeline: msg`Timeline`,
};

const contents: Record<Pane, () => ReactNode> = {
  document: DocumentPane,
  ownership: OwnershipPane,
  identity: IdentityPane,
  questionnaire: QuestionnairePane,
  agreements: AgreementPane,
  requests: RequestsPane,
  risk: RiskPane,
  notes: NotesPane,
  timeline: TimelinePane,
};

/** Beside the answers: the document, or what else is known of the case. */
export function SidePane() {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  const { pane = "document" } = useCaseSearch();
  const counts: Partial<Record<Pane, number>> = {
    document: shown.files.length,
    requests: shown.requests.length,
    notes: shown.notes.length,
  };
  const isEmpty: Partial<Record<Pane, boolean>> = {
    ownership: shown.ownership === null,
    questionnaire: shown.questionnaire === null,
    agreements: shown.agreements.length === 0,
  };
  const offered = panes.filter((each) => !isEmpty[each]);
  const Content = contents[pane];
  return (
    <section className={css.side} aria-label={t`Case details`}>
      <nav aria-label={t`Case sections`} className={css.tabs}>
        {offered.map((each) => (
          <CaseLink
            key={each}
            id={shown.id}
            search={{ pane: each }}
            className={classes(css.tab, each === pane && css.tabShown)}
            aria-current={each === pane ? "true" : undefined}
          >
            {i18n._(names[each])}
            {counts[each] ? <span className={css.tabCount}>{counts[each]}</span> : null}
          </CaseLink>
        ))}
      </nav>
      <div className={css.pane}>
        <Content />
      </div>
    </section>
  );
}
