import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { investorClasses } from "#contract/calls/investor.ts";
import { formatMoment } from "#contract/moments.ts";
import { Button } from "#ui/Button/Button.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { ShieldIcon } from "#ui/icons/icons.ts";
import { SideRows } from "#ui/SideRows/SideRows.tsx";
import { h3 } from "#ui/theme/type.css.ts";
import { wiredWithdrawal } from "../accounts/revocation.ts";
import { RevocationDialog } from "../accounts/RevocationDialog.tsx";
import { useRevocation } from "../accounts/use-revocation.ts";
import { regionWords } from "./arithmetic-rows.ts";

interface Props {
  classes: ReplyTo<typeof investorClasses>;
  mayWithdraw: boolean;
}

/** The investor classes of the account, each with a button to withdraw. */
export default function InvestorClasses({ classes, mayWithdraw }: Props) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { actor, focusAfter } = useRevocation(wiredWithdrawal, heading);
  const region = useSelector(actor, (snapshot) => snapshot.context.id);
  const rows = classes.map(({ region, since, withdrawn_at: until }) => {
    const when = formatMoment(until ?? since, i18n);
    const name = i18n._(regionWords[region]);
    return {
      key: region,
      sign: <ShieldIcon size={16} />,
      title: name,
      since: (
        <span role="status">{until === null ? t`Opted in ${when}` : t`Withdrawn ${when}`}</span>
      ),
      action:
        until === null && mayWithdraw ? (
          <Button
            look="quiet"
            aria-label={t`Withdraw: ${name}`}
            onClick={() => actor.send({ type: "revocation.ask", id: region, name })}
          >
            <Trans>Withdraw</Trans>
          </Button>
        ) : null,
    };
  });
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className={h3}>
        <Trans>Investor classes</Trans>
      </h2>
      <SideRows rows={rows} />
      <RevocationDialog
        actor={actor}
        title={
          region === "SG" ? (
            <Trans>Withdraw your accredited investor status?</Trans>
          ) : (
            <Trans>Withdraw your professional investor status?</Trans>
          )
        }
        confirm={<Trans>Withdraw</Trans>}
        focusAfter={focusAfter}
      >
        {region === "SG" ? (
          <Trans>
            We will treat you as a retail investor in Singapore, and you may lose access to services
            for accredited investors.
          </Trans>
        ) : (
          <Trans>
            We will treat you as a retail investor in Hong Kong, and you may lose access to services
            for professional investors.
          </Trans>
        )}
      </RevocationDialog>
    </Card>
  );
}
