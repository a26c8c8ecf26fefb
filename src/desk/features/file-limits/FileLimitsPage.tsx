import { Trans, useLingui } from "@lingui/react/macro";
import { fileLimitRaisers } from "#contract/desk/roles.ts";
import { limits } from "#contract/limits.ts";
import { formatMoment } from "#contract/moments.ts";
import { Button } from "#ui/Button/Button.tsx";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { CheckCircleIcon } from "#ui/icons/icons.ts";
import { Table } from "#ui/Table/Table.tsx";
import { h1 } from "#ui/theme/type.css.ts";
import { usePageTitle } from "#browser/page-title.ts";
import { Page } from "#desk/shell/Page.tsx";
import { usePerson } from "#desk/system/use-desk.ts";
import * as css from "../queues/queues.css.ts";
import { WorkBand } from "../work/WorkBand.tsx";
import { WorkPage } from "../work/WorkPage.tsx";
import { type FileLimits, useFileLimitsWork, wiredFileLimits } from "./file-limits-work.ts";
import { RaiseDialog } from "./RaiseDialog.tsx";

const usual = limits.filesTotal;

/** /desk/file-limits: which accounts may have more files than usual, and why. An auditor reads it. */
export function FileLimitsPage() {
  const { t } = useLingui();
  usePageTitle(t`File limits`);
  return (
    <WorkPage<FileLimits> id="file-limits" wired={wiredFileLimits}>
      {(shown) => (
        <Page>
          <WorkBand />
          <Shown {...shown} />
        </Page>
      )}
    </WorkPage>
  );
}

function Shown({ fileLimits }: FileLimits) {
  const { ask, subject } = useFileLimitsWork();
  const mayRaise = usePerson().roles.some((role) => fileLimitRaisers.includes(role));
  return (
    <div className={css.content}>
      <div className={css.head}>
        <h1 className={h1} tabIndex={-1}>
          <Trans>File limits</Trans>
        </h1>
        {mayRaise ? (
          <Button onClick={() => ask({ kind: "deskRaiseFileLimit" })}>
            <Trans>Raise a file limit</Trans>
          </Button>
        ) : null}
      </div>
      {fileLimits.length === 0 ? (
        <EmptyState
          icon={<CheckCircleIcon />}
          title={<Trans>No limit was raised</Trans>}
          text={<Trans>An account may have {usual} files of its own.</Trans>}
        />
      ) : (
        <Raised fileLimits={fileLimits} />
      )}
      {subject === null ? null : <RaiseDialog />}
    </div>
  );
}

function Raised({ fileLimits }: FileLimits) {
  const { t, i18n } = useLingui();
  const heads = [t`Account`, t`Files`, t`Reason`, t`Raised by`, t`When`];
  return (
    <Table caption={t`File limits`} heads={heads}>
      {fileLimits.map(({ id, account_number, files_total, reason, by, at }) => (
        <tr key={id}>
          <td>{account_number}</td>
          <td>{files_total}</td>
          <td>
            <bdi>{reason}</bdi>
          </td>
          <td>
            <bdi>{by}</bdi>
          </td>
          <td>{formatMoment(at, i18n)}</td>
        </tr>
      ))}
    </Table>
  );
}
