import { Trans, useLingui } from "@lingui/react/macro";
import { is } from "valibot";
import { raisedLimit } from "#contract/calls/uploads/desk-file-limits.ts";
import { limits } from "#contract/limits.ts";
import { useDialogTyped } from "../drafts/use-typed.ts";
import { DialogText } from "../work/DialogText.tsx";
import { WorkDialog } from "../work/WorkDialog.tsx";
import { useFileLimitsWork } from "./file-limits-work.ts";

const least = limits.filesTotal + 1;
const most = limits.filesTotalMost;

/** Raises the limit of the applicant's own documents for one account. */
export function RaiseDialog() {
  const { t } = useLingui();
  const { send } = useFileLimitsWork();
  const { typed, write } = useDialogTyped({ account: "", files: "", reason: "" });
  const body = {
    account_number: typed.account,
    files_total: Number(typed.files),
    reason: typed.reason,
  };
  const notYet = () => {
    if (!is(raisedLimit.account_number, body.account_number))
      return t`Enter the UID of 8 digits first`;
    if (!is(raisedLimit.files_total, body.files_total))
      return t`Enter a number from ${least} to ${most} first`;
    return is(raisedLimit.reason, body.reason) ? undefined : t`Enter the reason first`;
  };
  return (
    <WorkDialog
      title={<Trans>Raise a file limit</Trans>}
      description={
        <Trans>The applicant sees the UID on the dashboard. The new limit applies at once.</Trans>
      }
      submit={<Trans>Raise the limit</Trans>}
      notYet={notYet()}
      onSubmit={() => send({ body })}
    >
      <DialogText
        label={t`Account UID`}
        value={typed.account}
        maxLength={8}
        inputMode="numeric"
        onChange={(account) => write({ account })}
      />
      <DialogText
        label={t`Files that the account may have`}
        value={typed.files}
        maxLength={3}
        inputMode="numeric"
        onChange={(files) => write({ files })}
      />
      <DialogText
        label={t`Reason`}
        value={typed.reason}
        maxLength={limits.textMax}
        onChange={(reason) => write({ reason })}
      />
    </WorkDialog>
  );
}
