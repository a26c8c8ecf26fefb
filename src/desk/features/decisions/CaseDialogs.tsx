import { Trans } from "@lingui/react/macro";
import { type AccountAct, accountActs } from "#contract/desk/account-acts.ts";
import { RequestDialog } from "../requests/RequestDialog.tsx";
import { type LineSubject, useWork } from "../review/case-context.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { AssignDialog } from "./AssignDialog.tsx";
import { DecisionDialog } from "./DecisionDialog.tsx";
import { LapseDialog } from "./LapseDialog.tsx";
import { ReasonDialog } from "./ReasonDialog.tsx";

const isOfAccount = (act: LineSubject["act"]): act is AccountAct =>
  (accountActs as readonly string[]).includes(act);

/** The dialog that is open over the case. */
export function CaseDialogs() {
  const { subject, send } = useWork();
  if (subject === null) return null;
  if (subject.kind === "assign") return <AssignDialog />;
  if (subject.kind === "request") return <RequestDialog />;
  if (subject.kind === "cancelRequest")
    return (
      <ReasonDialog
        title={<Trans>Cancel the request</Trans>}
        description={<Trans>The business lines return to review. The applicant is notified.</Trans>}
        submit={<Trans>Cancel the request</Trans>}
        onSubmit={(reason) => send({ call: "deskCancelRequest", body: { reason } })}
      />
    );
  return <LineDialog {...(subject as LineSubject)} />;
}

function LineDialog({ line, act }: LineSubject) {
  if (isOfAccount(act)) return <AccountDialog line={line} act={act} />;
  if (act === "lapse") return <LapseDialog line={line} />;
  return <DecisionDialog line={line} act={act} />;
}
