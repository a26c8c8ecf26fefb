import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi, Link } from "@tanstack/react-router";
import { limits } from "#contract/limits.ts";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { DocumentIcon } from "#ui/icons/DocumentIcon.tsx";
import { PageFoot } from "#ui/PageFoot.tsx";
import { PageFrame } from "#ui/PageFrame.tsx";
import { PageHead } from "#ui/PageHead.tsx";
import { SkipLink } from "#ui/SkipLink.tsx";
import { TwoColumns } from "#ui/TwoColumns.tsx";
import { h3, small } from "#ui/theme/type.css.ts";
import { buttonLink } from "../shell/button-link.ts";
import { Footer } from "../shell/Footer.tsx";
import { Header } from "../shell/Header.tsx";
import { usePageTitle } from "../shell/page-title.ts";
import { Security } from "./user/Security.tsx";
import { LineCard } from "./user/LineCard.tsx";

const route = getRouteApi("/kyc/user");
const minutes = 25;
const { replyWorkingDays } = limits;

/** /kyc/user: the state of each line, who must act now, and what is left. */
export function User() {
  const { t } = useLingui();
  const info = route.useLoaderData();
  usePageTitle(t`Dashboard`);
  const isIndividual = info.register_type === "individual";
  const { lines, account_number: account, entity_name: entity, contact_name: name, draft } = info;
  return (
    <PageFrame
      above={<SkipLink>{t`Skip to the content`}</SkipLink>}
      header={<Header />}
      foot={<PageFoot start={<Footer.Company />} end={<Footer.Links />} />}
    >
      <PageHead
        eyebrow={<Trans>Account {account}</Trans>}
        title={entity || name}
        lead={
          lines.length === 0 ? undefined : (
            <Plural value={lines.length} one="# business line" other="# business lines" />
          )
        }
      />
      <TwoColumns
        side={
          <>
            <Security sessions={info.sessions} hasPassword={!info.is_assistant} />
            <Card as="section">
              <h2 className={h3}>
                <Trans>Questions?</Trans>
              </h2>
              <p className={small}>
                <Trans>Write to the KYC team and give your account number.</Trans>
              </p>
              <Footer.Links />
            </Card>
          </>
        }
      >
        {lines.map((line) => (
          <LineCard key={line.line} line={line} draft={draft} />
        ))}
        {isIndividual ? (
          <EmptyState
            icon={<DocumentIcon size={24} />}
            title={<Trans>Applications of individuals are not open yet</Trans>}
            text={
              <Trans>Your account is kept. Write to the KYC team to be told when they open.</Trans>
            }
          />
        ) : null}
        {lines.length > 0 || isIndividual ? null : (
          <EmptyState
            icon={<DocumentIcon size={24} />}
            title={<Trans>No application yet</Trans>}
            text={
              <Trans>
                Choose the business lines you need. One form covers all of them, and shared
                questions are asked once.
              </Trans>
            }
            actions={
              <Link to="/kyc/verify" className={buttonLink.primary}>
                <Trans>Start an application</Trans>
              </Link>
            }
            facts={[
              { key: "time", term: t`Time`, value: t`about ${minutes} minutes` },
              { key: "reply", term: t`Reply`, value: t`within ${replyWorkingDays} working days` },
            ]}
          />
        )}
      </TwoColumns>
    </PageFrame>
  );
}
