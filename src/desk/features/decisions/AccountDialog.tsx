import { Trans, useLingui } from "@lingui/react/macro";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { type AccountAct, needsReason } from "#contract/desk/account-acts.ts";
import { lineHead } from "../lines/line-head.ts";
import { useWork } from "../review/case-context.ts";
import { actNames } from "#contract/desk/case-words.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";

interface Props {
  line: LineId;
  act: AccountAct;
}

/** Opens, freezes or closes the business account of a line. */
export function AccountDialog({ line, act }: Props) {
  const { t, i18n } = useLingui();
  const { send } = useWork();
  const name = i18n._(businessLines[line].name);
  const isGrave = needsReason(act);
  const does = i18n._(actNames[act]);
  return (
    <ReasonDialog
      title={t`${does}: ${name}`}
      description={
        act === "close" ? (
          <Trans>A closed account cannot be reopened. The applicant is notified.</Trans>
        ) : (
          <Trans>The applicant is notified of the new status, but not of the reason.</Trans>
        )
      }
      submit={does}
      look={isGrave ? "danger" : "primary"}
      optional={!isGrave}
      shownAt={lineHead(line)}
      onSubmit={(reason) => send({ call: "deskAccount", body: { line, act, reason } })}
    />
  );
}
