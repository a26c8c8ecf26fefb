import { Trans, useLingui } from "@lingui/react/macro";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { AnsweredCount } from "./AnsweredCount.tsx";
import type { RequestProps } from "./request.ts";
import * as css from "./requested.css.ts";

/** The application, its due date and how much is answered. */
export function RequestRail({ actor, request, lines }: RequestProps & { lines: string }) {
  const { i18n } = useLingui();
  const { reference } = request;
  return (
    <div className={css.rail}>
      <p className={css.from}>
        <Trans>Application {reference}</Trans>
      </p>
      <p>{lines}</p>
      <dl className={css.facts}>
        <div>
          <dt className={css.from}>
            <Trans>Due</Trans>
          </dt>
          <dd className={css.value}>{formatDay(request.due_on, i18n.locale as Locale)}</dd>
        </div>
        <div>
          <dt className={css.from}>
            <Trans>Progress</Trans>
          </dt>
          <dd className={css.value}>
            <AnsweredCount actor={actor} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
