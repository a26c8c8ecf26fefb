import { Trans, useLingui } from "@lingui/react/macro";
import { PrintIcon } from "#ui/icons/icons.ts";
import { barLink } from "#ui/shared/link.css.ts";
import { LanguageMenu } from "#portal/shell/LanguageMenu.tsx";
import * as css from "./agreement.css.ts";

interface Props {
  title: string;
  /** The furthest part that has been read. */
  part: number;
  parts: number;
  isRead: boolean;
}

/** Above the text: how far it has been read. The header of the other pages is not shown (specification section 2). */
export function AgreementBar({ title, part, parts, isRead }: Props) {
  const { t } = useLingui();
  return (
    <header className={css.bar}>
      <div className={css.barInside}>
        <div className={css.barWords}>
          <p className={css.barTitle}>{title}</p>
          <div className={css.barPlace}>
            {isRead ? null : t`Part ${part} of ${parts}`}
            <span role="status">{isRead ? t`All ${parts} parts read` : null}</span>
          </div>
        </div>
        <div className={css.tools}>
          <LanguageMenu />
          <button type="button" className={barLink} onClick={() => print()} aria-label={t`Print`}>
            <PrintIcon />
            <span className={css.wideOnly}>
              <Trans>Print</Trans>
            </span>
          </button>
        </div>
      </div>
      <div className={css.track}>
        <div className={css.read} style={{ inlineSize: `${(100 * part) / parts}%` }} />
      </div>
    </header>
  );
}
