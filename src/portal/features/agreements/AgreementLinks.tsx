import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { roles } from "#contract/accounts/roles.ts";
import type { AgreementId } from "#contract/agreements/agreement-ids.ts";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import type { LineReply } from "#contract/calls/account.ts";
import { agreementPdf } from "#contract/calls/agreements/agreements.ts";
import { pathOf } from "#browser/client.ts";
import { OfName } from "#portal/app/OfName.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { useServices } from "#portal/system/use-portal.ts";

interface Props {
  line: LineReply;
  name: string;
}

const pages = {
  otc: "/kyc/otcAgreement",
  secondOtc: "/kyc/otcFlyingOtterAgreement",
} as const satisfies Record<AgreementId, string>;

/** To the agreement, while it is the next thing of the holder. */
export function SignLink({ line: { line, needs }, name }: Props) {
  const { agreement } = lineOf(line as LineId);
  const person = useServices().person();
  const maySign = person !== null && roles[person.role].sign;
  if (agreement === null || !needs.includes("agreement") || !maySign) return null;
  return (
    <Link to={pages[agreement]} search={{ line }} className={buttonLink.primary}>
      <Trans>Sign the agreement</Trans>
      <OfName>{name}</OfName>
    </Link>
  );
}

export function SignedCopyLink({ line, name }: Props) {
  if (!line.has_signed_agreement) return null;
  return (
    <a
      className={buttonLink.secondary}
      href={pathOf(agreementPdf, { line: line.line as LineId })}
      download
    >
      <Trans>Download signed agreement</Trans>
      <OfName>{name}</OfName>
    </a>
  );
}
