import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskFile } from "#contract/calls/desk-cases.ts";
import { pathOf } from "#browser/client.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { DocumentIcon } from "#ui/icons/entry-icons.ts";
import { EmptyState } from "#ui/EmptyState/EmptyState.tsx";
import { PenIcon } from "#ui/icons/icons.ts";
import { Select } from "#ui/Select/Select.tsx";
import { link } from "#ui/shared/link.css.ts";
import { formatMoment } from "#contract/moments.ts";
import { useCaseSearch, useGo } from "#desk/app/navigation.tsx";
import { useCase } from "../review/case-context.ts";
import type { CaseFile } from "../review/case-work.ts";
import { DocumentVerdict } from "./DocumentVerdict.tsx";
import { DocumentView } from "./DocumentView.tsx";
import * as css from "./documents.css.ts";
import { FileVerdict } from "./FileVerdict.tsx";
import { fileShown } from "./file-shown.ts";

/** A document, and its verdict below it. */
export function DocumentPane() {
  const { t } = useLingui();
  const { case: shown } = useCase();
  const search = useCaseSearch();
  const go = useGo();
  const file = fileShown(shown, search);
  if (!file) return <EmptyState icon={<DocumentIcon />} title={<Trans>No documents</Trans>} />;
  const at = shown.files.indexOf(file) + 1;
  return (
    <div className={css.pane}>
      <Select
        name={t`Document ${at} of ${shown.files.length}`}
        value={file.uid}
        options={shown.files.map((each) => ({
          value: each.uid,
          label: `${each.title} · ${each.name}`,
        }))}
        onChange={(uid) => go.toCase(shown.id, { file: uid })}
      />
      <Facts file={file} />
      <DocumentView key={`view ${file.uid}`} file={file} />
      {shown.may_work ? <DocumentVerdict key={file.uid} file={file} /> : null}
    </div>
  );
}

function Facts({ file }: { file: CaseFile }) {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  const href = pathOf(deskFile, { id: shown.id, uid: file.uid });
  const kilobytes = Math.max(1, Math.round(file.size / 1024));
  return (
    <div className={css.facts}>
      <FileVerdict file={file} />
      {file.change === "same" ? null : (
        <Badge tone="caution" icon={<PenIcon size={16} />}>
          <Trans>New since the last submission</Trans>
        </Badge>
      )}
      <span>
        {t`${kilobytes} kB`}
        {file.pages === null ? null : (
          <>
            {" · "}
            <Plural value={file.pages} one="# page" other="# pages" />
          </>
        )}
        {` · ${formatMoment(file.stored_at, i18n)} · ${file.stored_by}`}
      </span>
      <a className={link} href={href} download={file.name}>
        <Trans>Download</Trans>
      </a>
    </div>
  );
}
