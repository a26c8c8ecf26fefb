import { Trans } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import { kycStatusLabels } from "#contract/application/status-labels.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { type Locale, locales } from "#contract/locales.ts";
import { formatList, shortDayOf } from "#contract/moments.ts";
import { useCase } from "../review/case-context.ts";
import type { DraftItem } from "./request-items.ts";
import { toldTitle } from "./request-items.ts";
import * as css from "./requests.css.ts";

const dueBy = msg`Please send these by {day}.`;

interface Props {
  lines: readonly LineId[];
  dueOn: string;
  text: string;
  items: readonly DraftItem[];
}

/** The request as the applicant reads it, in their language. */
export function RequestPreview({ lines, dueOn, text, items }: Props) {
  const { words } = useCase();
  const locale = words.locale as Locale;
  const names = lines.map((line) => words._(businessLines[line].name));
  return (
    <div className={css.preview}>
      <p className={css.previewTitle}>
        <Trans>As the applicant reads it</Trans>
      </p>
      <article className={css.letter} lang={locales[locale].html}>
        <p className={css.muted}>{formatList(names, locale)}</p>
        <p className={css.strong}>{words._(kycStatusLabels.additionalDocumentsRequired)}</p>
        {dueOn === "" ? null : (
          <p>
            {words._(
              dueBy.id,
              { day: shortDayOf(dueOn, locale) },
              { message: dueBy.message ?? "" },
            )}
          </p>
        )}
        {text === "" ? null : <p className={css.words}>{text}</p>}
        <ul className={css.letterItems}>
          {items.map((item) => (
            <li key={item.key} className={css.letterItem}>
              <p className={css.strong}>{toldTitle(item, words)}</p>
              <p className={css.words}>{item.publicText}</p>
            </li>
          ))}
        </ul>
      </article>
    </div>
  );
}
