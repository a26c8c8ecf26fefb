import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LineReply } from "#contract/calls/account.ts";
import { accountStatusOf } from "#contract/application/status-names.ts";
import { ContactLink } from "./ContactLink.tsx";

interface Props {
  line: LineReply;
  /** What is left to do while the desk or nobody acts. */
  rest: ReactNode;
}

/** Of an approved line: what comes next with its business account. */
export function AccountMessage({ line, rest }: Props) {
  const { business_account_status, needs } = line;
  const account = accountStatusOf(business_account_status);
  const words = {
    pending: <OpeningMessage needs={needs} />,
    underReview: <Trans>We are checking your request to open the account. {rest}</Trans>,
    normal: <Trans>The business account is open. {rest}</Trans>,
    frozen: (
      <Trans>
        The business account is frozen. Please <ContactLink>contact the KYC team</ContactLink>.
      </Trans>
    ),
    closed: (
      <Trans>
        The business account is closed. To use this business line again,{" "}
        <ContactLink>contact the KYC team</ContactLink>.
      </Trans>
    ),
  };
  return <p>{words[account]}</p>;
}

function OpeningMessage({ needs }: Pick<LineReply, "needs">) {
  if (needs.length === 0)
    return <Trans>Your application is approved. You can open the business account.</Trans>;
  if (!needs.includes("face"))
    return <Trans>Your application is approved. The next step is to sign the agreement.</Trans>;
  if (!needs.includes("agreement"))
    return <Trans>Your application is approved. The next step is to verify your face.</Trans>;
  return (
    <Trans>
      Your application is approved. The next steps are to sign the agreement and to verify your
      face.
    </Trans>
  );
}
