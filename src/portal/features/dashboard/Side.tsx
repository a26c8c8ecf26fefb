import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { Collaborators } from "../collaborators/Collaborators.tsx";
import { QuestionnaireEntry } from "../questionnaires/QuestionnaireEntry.tsx";
import { SharingCard } from "../sharing/SharingCard.tsx";
import { AccountDetail } from "./AccountDetail.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { FailedCard } from "./PartFailed.tsx";
import { Checks } from "../identity/cards/Checks.tsx";
import { Security } from "../accounts/Security.tsx";
import type { Dashboard } from "./dashboard.ts";
import { areOver } from "./lines.ts";

/** Most accounts have none. */
const InvestorClasses = lazy(() => import("../investor/InvestorClasses.tsx"));

/** Beside the lines: who the account is, and what else it has. */
export function Side(parts: Dashboard) {
  const {
    info,
    detail,
    classes,
    checks,
    questionnaire,
    sharing,
    collaborators,
    sessions,
    logins,
    isHolder,
  } = parts;
  const { t } = useLingui();
  const asksMore = !info.ok || !areOver(info.data);
  return (
    <>
      {detail.ok ? (
        <AccountDetail detail={detail.data} company={info.ok ? info.data.entity_name : ""} />
      ) : (
        <FailedCard title={t`Account details`} />
      )}
      {questionnaire.ok && (asksMore || questionnaire.data.status === "sent") ? (
        <QuestionnaireEntry status={questionnaire.data} />
      ) : null}
      {checks.ok ? (
        <Checks checks={checks.data} isHolder={isHolder} asksMore={asksMore} />
      ) : (
        <FailedCard title={t`Identity checks`} />
      )}
      {classes.ok ? null : <FailedCard title={t`Investor classes`} />}
      {classes.ok && classes.data.length > 0 ? (
        <Suspense fallback={null}>
          <InvestorClasses classes={classes.data} mayWithdraw={isHolder} />
        </Suspense>
      ) : null}
      {sharing?.ok ? <SharingCard sharing={sharing.data} /> : null}
      {sharing?.ok === false ? <FailedCard title={t`Your answers and documents`} /> : null}
      {collaborators?.ok ? <Collaborators people={collaborators.data} /> : null}
      {collaborators?.ok === false ? <FailedCard title={t`Collaborators`} /> : null}
      <Security
        sessions={sessions}
        logins={logins}
        registerType={info.ok ? info.data.register_type : null}
      />
      <ContactCard />
    </>
  );
}
