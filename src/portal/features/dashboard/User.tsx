import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi } from "@tanstack/react-router";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { TwoColumns } from "#ui/TwoColumns/TwoColumns.tsx";
import type { Dashboard } from "./dashboard.ts";
import { Page } from "#portal/shell/Page.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { QuestionnairePrompt } from "../questionnaires/QuestionnairePrompt.tsx";
import { Documents } from "./Documents.tsx";
import { Freshness } from "./Freshness.tsx";
import { areOver } from "./lines.ts";
import { Lines } from "./Lines.tsx";
import { Offers } from "./Offers.tsx";
import { Side } from "./Side.tsx";
import { FailedCard } from "./PartFailed.tsx";

const route = getRouteApi("/kyc/user");

/** /kyc/user: the status of each line, who must act, and what is left. */
export function User() {
  const { t } = useLingui();
  const parts = route.useLoaderData();
  useTitleAndFocus(t`Dashboard`);
  return (
    <Page>
      {parts.info.ok ? (
        <Freshness key={parts.info.data.version} version={parts.info.data.version} />
      ) : null}
      <Head {...parts} />
      <TwoColumns side={<Side {...parts} />}>
        <Main {...parts} />
      </TwoColumns>
    </Page>
  );
}

type Parts = Dashboard;

function Head({ person, info }: Pick<Parts, "person" | "info">) {
  const account = person?.account;
  const lines = info.ok ? info.data.lines.length : 0;
  return (
    <PageHead
      eyebrow={<Trans>Account {account}</Trans>}
      title={(info.ok && info.data.entity_name) || person?.name || person?.email}
      lead={
        lines === 0 ? undefined : (
          <Plural value={lines} one="# business line" other="# business lines" />
        )
      }
    />
  );
}

function Main({ info, offers, documents, questionnaire, checks, isHolder }: Parts) {
  const { t } = useLingui();
  const face = checks.ok ? checks.data.face : null;
  const isFaceOpen = isHolder && face !== null && face.verified_at === null;
  const people = checks.ok ? checks.data.people : [];
  const checksOpen = people.filter(({ state }) => state !== "verified").length;
  const prompt =
    info.ok && areOver(info.data) ? null : (
      <QuestionnairePrompt part={questionnaire} isHolder={isHolder} />
    );
  const hasOffers = Boolean(offers?.ok && offers.data.length > 0);
  const isFirst = questionnaire.ok && questionnaire.data.required;
  return (
    <>
      {isFirst ? prompt : null}
      {info.ok ? (
        <Lines
          info={info.data}
          isFaceOpen={isFaceOpen}
          checksOpen={checksOpen}
          hasOffers={hasOffers}
        />
      ) : (
        <FailedCard title={t`Applications`} />
      )}
      {isFirst ? null : prompt}
      {offers?.ok === false ? <FailedCard title={t`Apply for another business line`} /> : null}
      {offers?.ok ? (
        <Offers
          offers={offers.data}
          further={info.ok && info.data.lines.length > 0}
          flow={info.ok ? info.data.flow : null}
        />
      ) : null}
      {documents.ok ? (
        <Documents documents={documents.data} />
      ) : (
        <FailedCard title={t`Documents`} />
      )}
    </>
  );
}
