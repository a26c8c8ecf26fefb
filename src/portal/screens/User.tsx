import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi, Link } from "@tanstack/react-router";
import { limits } from "#contract/limits.ts";
import type { insInfo, LineReply } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { roles } from "#contract/roles.ts";
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
import { InvestorClasses } from "./user/InvestorClasses.tsx";
import { Collaborators } from "./user/Collaborators.tsx";
import { Security } from "./user/Security.tsx";
import { pathOf } from "../wiring/flow-definitions.ts";
import { LineCard } from "./user/LineCard.tsx";
import { Offers } from "./user/Offers.tsx";

type Information = ReplyTo<typeof insInfo>;

const route = getRouteApi("/kyc/user");
const minutes = 25;

/** The draft of a line's form, whether this person can hand it in as it is, and what the address says where another of its flow is newer. */
function formOf(line: LineReply, { applications, lines, is_assistant }: Information) {
  const form = applications.find(({ form_id }) => form_id === line.form_id);
  const isWhole = lines.every(({ form_id, left }) => form_id !== line.form_id || left.length === 0);
  const isReady = isWhole && roles[is_assistant ? "assistant" : "holder"].submit;
  const newest = applications.find(({ flow }) => flow === line.flow);
  const search = form === newest ? {} : { form: line.form_id };
  return { draft: form?.draft ?? null, isReady, search };
}
const { replyWorkingDays } = limits;

/** /kyc/user: the state of each line, who must act now, and what is left. */
export function User() {
  const { t } = useLingui();
  const info = route.useLoaderData();
  usePageTitle(t`Dashboard`);
  const { lines, offers, account_number: account } = info;
  const { entity_name: entity, contact_name: name, email } = info;
  return (
    <PageFrame
      above={<SkipLink>{t`Skip to the content`}</SkipLink>}
      header={<Header />}
      foot={<PageFoot start={<Footer.Company />} end={<Footer.End />} />}
    >
      <PageHead
        eyebrow={<Trans>Account {account}</Trans>}
        title={entity || name || email}
        lead={
          lines.length === 0 ? undefined : (
            <Plural value={lines.length} one="# business line" other="# business lines" />
          )
        }
      />
      <TwoColumns
        side={
          <>
            <InvestorClasses classes={info.classes} mayWithdraw={!info.is_assistant} />
            {info.collaborators ? <Collaborators people={info.collaborators} /> : null}
            <Security sessions={info.sessions} logins={info.logins} about={info} />
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
          <LineCard key={line.line} line={line} {...formOf(line, info)} />
        ))}
        {lines.length > 0 ? null : (
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
              <Link to={pathOf[info.flow]} className={buttonLink.primary}>
                <Trans>Start an application</Trans>
              </Link>
            }
            facts={[
              { key: "time", term: t`Time`, value: t`about ${minutes} minutes` },
              { key: "reply", term: t`Reply`, value: t`within ${replyWorkingDays} working days` },
            ]}
          />
        )}
        <Offers
          offers={offers}
          mayOpen={roles[info.is_assistant ? "assistant" : "holder"].apply}
          further={lines.length > 0}
        />
      </TwoColumns>
    </PageFrame>
  );
}
