import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Actions } from "#ui/Actions/Actions.tsx";
import { CheckIcon } from "#ui/icons/icons.ts";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { usePageTitle } from "#portal/app/page-title.ts";
import { buttonLink } from "#portal/shell/button-link.ts";
import { Page } from "#portal/shell/Page.tsx";
import * as css from "../../application/review/submitted.css.ts";
import type { RequestProps } from "./request.ts";

/** The confirmation after the answers were sent. */
export function RequestSent({ actor, request }: RequestProps) {
  const { t, i18n } = useLingui();
  const replyBy = useSelector(actor, ({ context }) => context.replyBy);
  const day = formatDay(replyBy, i18n.locale as Locale);
  const { reference } = request;
  usePageTitle(t`Your answers were sent`);
  return (
    <Page>
      <div className={css.narrow}>
        <span className={css.sign}>
          <CheckIcon />
        </span>
        <PageHead
          eyebrow={<Trans>Application {reference}</Trans>}
          title={<Trans>Your answers were sent</Trans>}
          lead={
            <Trans>
              Thank you. We continue our review and reply <strong>by {day}</strong>.
            </Trans>
          }
        />
        <Actions>
          <Link to="/kyc/user" className={buttonLink.primary}>
            <Trans>Go to dashboard</Trans>
          </Link>
        </Actions>
      </div>
    </Page>
  );
}
