import { Trans, useLingui } from "@lingui/react/macro";
import { fileLimitRaisers } from "#contract/desk/roles.ts";
import { limits } from "#contract/limits.ts";
import { formatMoment } from "#contract/moments.ts";
import { Button } from "#ui/Button/Button.tsx";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { CheckCircleIcon } from "#ui/icons/icons.ts";
import { Cell, Row, Table } from "#ui/Table/Table.tsx";
import { usePerson } from "#desk/system/use-desk.ts";
import { WorkListPage } from "../work/WorkListPage.tsx";
import { type FileLimits, useFileLimitsWork, wiredFileLimits } from "./file-limits-work.ts";
import { RaiseDialog } from "./RaiseDialog.tsx";

const usual = limits.filesTotal;

/** /desk/file-limits: which accounts may have more files than usual, and why. An auditor reads it. */
export function FileLimitsPage() {
  const { t } = useLingui();
  const mayRaise = usePerson().roles.some((role) => fileLimitRaisers.includes(role));
  return (
    <WorkListPage<FileLimits>
      id="file-limits"
      wired={wiredFileLimits}
      title={t`File limits`}
      action={mayRaise ? <Raise /> : null}
    >
      {({ fileLimits }) =>
        fileLimits.length === 0 ? (
          <EmptyState
            icon={<CheckCircleIcon />}
            title={<Trans>No limit was raised</Trans>}
            text={<Trans>An account may have {usual} files of its own.</Trans>}
          />
        ) : (
          <Raised fileLimits={fileLimits} />
        )
      }
    </WorkListPage>
  );
}

function Raise() {
  const { ask, subject } = useFileLimitsWork();
  return (
    <>
      <Button onClick={() => ask({ kind: "deskRaiseFileLimit" })}>
        <Trans>Raise a file limit</Trans>
      </Button>
      {subject === null ? null : <RaiseDialog />}
    </>
  );
}

function Raised({ fileLimits }: FileLimits) {
  const { t, i18n } = useLingui();
  const heads = [t`Account`, t`Files`, t`Reason`, t`Raised by`, t`When`];
  return (
    <Table caption={t`File limits`} heads={heads} stacks>
      {fileLimits.map(({ id, account_number, files_total, reason, by, at }) => (
        <Row key={id}>
          <Cell>{account_number}</Cell>
          <Cell head={t`Files`}>{files_total}</Cell>
          <Cell head={t`Reason`}>
            <bdi>{reason}</bdi>
          </Cell>
          <Cell head={t`Raised by`}>
            <bdi>{by}</bdi>
          </Cell>
          <Cell head={t`When`}>{formatMoment(at, i18n)}</Cell>
        </Row>
      ))}
    </Table>
  );
}
