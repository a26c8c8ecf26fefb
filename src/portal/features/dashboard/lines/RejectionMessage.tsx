import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LineReply } from "#contract/calls/account.ts";
import { rejectionTexts } from "#contract/application/rejection-texts.ts";
import { ContactLink } from "./ContactLink.tsx";

/** The public reason and the attempts left; of a final rejection neither. */
export function RejectionMessage({ line: { rejection } }: { line: LineReply }) {
  const { i18n } = useLingui();
  if (rejection?.kind !== "retry")
    return (
      <p>
        <Trans>
          We cannot offer you this business line. If you have questions,{" "}
          <ContactLink>contact the KYC team</ContactLink>.
        </Trans>
      </p>
    );
  const left = rejection.attempts_left;
  return (
    <>
      <p>{i18n._(rejectionTexts[rejection.reason])}</p>
      <p>
        {left === 0 ? (
          <Trans>
            You have no attempts left. If you have questions,{" "}
            <ContactLink>contact the KYC team</ContactLink>.
          </Trans>
        ) : (
          <Plural
            value={left}
            one="You can apply again. You have # attempt left."
            other="You can apply again. You have # attempts left."
          />
        )}
      </p>
    </>
  );
}
