import { Trans, useLingui } from "@lingui/react/macro";
import { pathOf } from "#browser/client.ts";
import { deskFile } from "#contract/calls/desk-cases.ts";
import { questionnaireStatuses, unusualAnswer } from "#contract/desk/questionnaire-words.ts";
import type { Locale } from "#contract/locales.ts";
import { formatMoment } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import type { DeskQuestionnaire } from "#contract/questionnaires/desk-reply.ts";
import { Badge } from "#ui/Badge/Badge.tsx";
import { link } from "#ui/shared/link.css.ts";
import { SummaryList } from "#ui/SummaryList/SummaryList.tsx";
import { DocumentView } from "../documents/DocumentView.tsx";
import { useCase } from "../review/case-context.ts";
import * as pane from "../review/review.css.ts";
import * as css from "./questionnaires.css.ts";

type Sent = NonNullable<DeskQuestionnaire["sent"]>;

/** The AML questionnaire of the account: whether it is owed, and the answers that were last sent. */
export function QuestionnairePane() {
  const { questionnaire } = useCase().case;
  if (questionnaire === null)
    return (
      <p className={pane.nothing}>
        <Trans>The questionnaire has not been asked for</Trans>
      </p>
    );
  const { sent } = questionnaire;
  return (
    <div className={pane.stack}>
      <Standing questionnaire={questionnaire} />
      {sent === null ? (
        <p className={pane.nothing}>
          <Trans>Nothing has been sent yet</Trans>
        </p>
      ) : (
        <>
          {sent.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {sent.files.map((file) => (
            <File key={file.uid} file={file} />
          ))}
        </>
      )}
    </div>
  );
}

function Standing({ questionnaire }: { questionnaire: DeskQuestionnaire }) {
  const { t, i18n } = useLingui();
  const { status, required, due_on, valid_until, sent } = questionnaire;
  const locale = i18n.locale as Locale;
  const words = i18n._(questionnaireStatuses[status]);
  const rows = [
    {
      key: "status",
      term: t`Status`,
      answer: status === "overdue" ? <Badge tone="negative">{words}</Badge> : words,
    },
    { key: "required", term: t`Required`, answer: required ? t`Yes` : t`No` },
    { key: "due", term: t`Due`, answer: due_on && formatDay(due_on, locale) },
    { key: "sent", term: t`Sent`, answer: sent && `${formatMoment(sent.at, i18n)} · ${sent.by}` },
    { key: "valid", term: t`Valid until`, answer: valid_until && formatDay(valid_until, locale) },
  ];
  return <SummaryList rows={rows.filter(({ answer }) => answer !== null)} />;
}

function File({ file }: { file: Sent["files"][number] }) {
  const { i18n } = useLingui();
  const { case: shown } = useCase();
  return (
    <div className={css.file}>
      <p className={css.fileHead}>
        <strong>{file.name}</strong>
        <span>{`${formatMoment(file.stored_at, i18n)} · ${file.stored_by}`}</span>
        <a
          className={link}
          href={pathOf(deskFile, { id: shown.id, uid: file.uid })}
          download={file.name}
        >
          <Trans>Download</Trans>
        </a>
      </p>
      <DocumentView file={file} />
    </div>
  );
}

function Section({ section }: { section: Sent["sections"][number] }) {
  const { i18n } = useLingui();
  return (
    <section aria-label={section.title}>
      <h2 className={css.title}>{section.title}</h2>
      <SummaryList
        rows={section.rows.map(({ target, label, answer, is_unexpected }) => ({
          key: target,
          term: label,
          answer: (
            <>
              {answer.map((line, at) => (
                <div key={`${at} ${line}`}>{line}</div>
              ))}
              {is_unexpected ? <Badge tone="caution">{i18n._(unusualAnswer)}</Badge> : null}
            </>
          ),
        }))}
      />
    </section>
  );
}
