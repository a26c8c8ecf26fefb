import { I18nProvider } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { businessLines } from "#contract/business-lines.ts";
import { uploadMegabytes } from "#contract/limits.ts";
import { type Locale, locales } from "#contract/locales.ts";
import { formatList } from "#contract/moments.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { ReviewerWords } from "#ui/ReviewerWords/ReviewerWords.tsx";
import { useCase } from "../review/case-context.ts";
import { applicantTitle, type DraftItem, type RequestDraft } from "./request-items.ts";
import * as css from "./requests.css.ts";

interface Props {
  draft: RequestDraft;
  items: readonly DraftItem[];
}

/** The request as the applicant reads it, in their language. */
export function RequestPreview(props: Props) {
  const { words } = useCase();
  return (
    <div className={css.preview}>
      <p className={css.previewTitle}>
        <Trans>What the applicant sees</Trans>
      </p>
      <article className={css.letter} lang={locales[words.locale as Locale].html}>
        <I18nProvider i18n={words}>
          <Letter {...props} />
        </I18nProvider>
      </article>
    </div>
  );
}

/** In the messages of the applicant's own page. */
function Letter({ draft, items }: Props) {
  const { i18n } = useLingui();
  const { case: shown } = useCase();
  const locale = i18n.locale as Locale;
  const names = draft.lines.map((line) => i18n._(businessLines[line].name));
  const due = draft.dueOn === "" ? "–" : formatDay(draft.dueOn, locale);
  const nameOf = (uid: string | null) => shown.files.find((file) => file.uid === uid)?.name;
  return (
    <>
      <p className={css.muted}>{formatList(names, locale)}</p>
      <p className={css.strong}>
        <Trans>Additional documents</Trans>
      </p>
      <p>
        <Trans>
          Please answer each item by <strong>{due}</strong>. JPG, JPEG, PNG or PDF, at most{" "}
          {uploadMegabytes}&nbsp;MB each.
        </Trans>
      </p>
      {draft.text === "" ? null : <p className={css.words}>{draft.text}</p>}
      <ul className={css.letterItems}>
        {items.map((item) => {
          const rejected = nameOf(item.rejectedUid);
          return (
            <li key={item.key}>
              <p className={css.strong}>{applicantTitle(item, shown, i18n)}</p>
              <ReviewerWords
                from={<Trans>From the reviewer</Trans>}
                text={item.publicText}
                rejected={
                  rejected ? (
                    <Trans>
                      Not accepted: <bdi>{rejected}</bdi>
                    </Trans>
                  ) : null
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
