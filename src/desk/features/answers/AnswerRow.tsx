import { Trans, useLingui } from "@lingui/react/macro";
import {
  type AnswerVerdict,
  answerVerdictIds,
  answerVerdicts,
  type Source,
  sources,
  verdictNames,
} from "#contract/desk/verdicts.ts";
import type { Locale } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Badge } from "#ui/Badge/Badge.tsx";
import { FileIcon, PenIcon } from "#ui/icons/icons.ts";
import { classes } from "#ui/shared/classes.ts";
import { link } from "#ui/shared/link.css.ts";
import { CaseLink } from "#desk/app/navigation.tsx";
import { useCase, useWork } from "../review/case-context.ts";
import type { AnswerRow as Row } from "../review/case-work.ts";
import * as css from "./answers.css.ts";

interface Props {
  row: Row;
  judge: (row: Row, verdict: AnswerVerdict) => void;
}

/** The focus is on the row, so that a key gives its verdict. */
export function AnswerRow({ row, judge }: Props) {
  const { t, i18n } = useLingui();
  const { case: shown } = useCase();
  const files = shown.files.filter(({ uid }) => row.documents.includes(uid));
  const given = row.verdict;
  return (
    <li
      className={classes(css.row, row.change !== "same" && css.changed)}
      data-answer={row.target}
      tabIndex={-1}
      aria-label={row.label}
    >
      <div className={css.question}>
        <span className={css.label}>{row.label}</span>
        {row.change === "same" ? null : (
          <Badge tone="caution" icon={<PenIcon size={16} />}>
            {row.change === "added" ? <Trans>New</Trans> : <Trans>Changed</Trans>}
          </Badge>
        )}
      </div>
      <div className={css.answer}>
        {row.before === null ? null : (
          <p className={css.before}>
            <Trans>
              Previously: <del>{formatList(row.before, i18n.locale as Locale)}</del>
            </Trans>
          </p>
        )}
        {files.length > 0
          ? files.map((file) => (
              <CaseLink
                key={file.uid}
                id={shown.id}
                search={{ file: file.uid }}
                className={classes(link, css.file)}
              >
                <FileIcon size={16} />
                {file.name}
              </CaseLink>
            ))
          : row.answer.map((text, at) => <p key={`${at} ${text}`}>{text}</p>)}
        {row.is_masked ? <ShowNumber row={row} /> : null}
      </div>
      <div className={css.verdicts}>
        {shown.may_work ? (
          <div role="group" aria-label={t`Verdict on ${row.label}`} className={css.chips}>
            {answerVerdictIds.map((verdict) => (
              <button
                key={verdict}
                type="button"
                className={classes(css.chip, given?.verdict === verdict && css.chosen[verdict])}
                aria-pressed={given?.verdict === verdict}
                onClick={() => judge(row, verdict)}
              >
                {i18n._(answerVerdicts[verdict])}
              </button>
            ))}
          </div>
        ) : given ? (
          <span>{i18n._(verdictNames[given.verdict])}</span>
        ) : null}
        {given === null ? null : (
          <p className={css.by}>
            {given.source === null ? null : `${i18n._(sources[given.source as Source])} · `}
            {given.by.name}
          </p>
        )}
      </div>
    </li>
  );
}

/** Recorded. The focus stays on the row, whose number is then shown. */
function ShowNumber({ row }: Pick<Props, "row">) {
  const { t } = useLingui();
  const { send } = useWork();
  return (
    <Button
      look="quiet"
      small
      aria-label={t`Show ${row.label}`}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>("[data-answer]")?.focus();
        send({ call: "deskShowNumber", body: { target: row.target } });
      }}
    >
      <Trans>Show</Trans>
    </Button>
  );
}
