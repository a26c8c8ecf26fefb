import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { Confirmation } from "#portal/shell/Confirmation.tsx";
import type { RequestProps } from "./request.ts";

/** The confirmation after the answers were sent. */
export function RequestSent({ actor, request }: RequestProps) {
  const { t, i18n } = useLingui();
  const replyBy = useSelector(actor, ({ context }) => context.replyBy);
  const day = formatDay(replyBy, i18n.locale as Locale);
  const { reference } = request;
  return (
    <Confirmation
      eyebrow={<Trans>Application {reference}</Trans>}
      title={t`Your answers were sent`}
      lead={
        <Trans>
          Thank you. We continue our review and reply <strong>by {day}</strong>.
        </Trans>
      }
    />
  );
}
