import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LineReply } from "#contract/calls/account.ts";
import { accountStatusOf, kycStatusOf } from "#contract/application/status-names.ts";
import type { Locale } from "#contract/locales.ts";
import { formatDay } from "#contract/questions/messages.ts";
import { AccountMessage } from "./AccountMessage.tsx";
import { RejectionMessage } from "./RejectionMessage.tsx";

interface Props {
  line: LineReply;
  /** The form is complete, and this person can submit it. */
  isReady: boolean;
  /** The account holder can verify their face already, which this line needs. */
  isFaceOpen: boolean;
  /** Identity checks of people that are not verified yet. */
  checksOpen: number;
}

/** Who acts next, and what they do. */
export function LineMessage({ line, isReady, isFaceOpen, checksOpen }: Props) {
  const isFrozen = accountStatusOf(line.business_account_status) === "frozen";
  const status = kycStatusOf(line.kyc_status);
  if (status === "notSubmitted") return <DraftMessage line={line} isReady={isReady} />;
  if (status === "rejected") return <RejectionMessage line={line} />;
  if (status === "approved")
    return <AccountMessage line={line} rest={<Rest checksOpen={checksOpen} />} />;
  const rest = <Rest isFaceOpen={isFaceOpen} checksOpen={checksOpen} />;
  return (
    <>
      {status === "inProgress" ? (
        <p>
          <Trans>We are reviewing your application. {rest}</Trans>
        </p>
      ) : (
        <RequestMessage line={line} />
      )}
      {isFrozen ? (
        <p>
          <Trans>The business account is frozen until the review is complete.</Trans>
        </p>
      ) : null}
    </>
  );
}

/** What is left to do while the desk or nobody acts. */
function Rest({ isFaceOpen, checksOpen }: { isFaceOpen?: boolean; checksOpen: number }) {
  if (isFaceOpen)
    return <Trans>Please verify your face: the account can be opened only after that.</Trans>;
  if (checksOpen === 0) return <Trans>You do not need to do anything.</Trans>;
  return (
    <Plural
      value={checksOpen}
      one="# identity check is still open. See “Identity checks” on this page."
      other="# identity checks are still open. See “Identity checks” on this page."
    />
  );
}

function DraftMessage({ line: { given, asked }, isReady }: Pick<Props, "line" | "isReady">) {
  const left = asked - given;
  return (
    <p>
      {isReady ? (
        <Trans>Everything is complete. Check your answers and submit.</Trans>
      ) : (
        <Trans>
          {given} of {asked} complete, {left} to go.
        </Trans>
      )}
    </p>
  );
}

function RequestMessage({ line: { request } }: Pick<Props, "line">) {
  const { i18n } = useLingui();
  if (!request) return null;
  const due = formatDay(request.due_on, i18n.locale as Locale);
  const count = request.items_left;
  if (request.is_answered)
    return (
      <p>
        <Trans>We are reading your answer. You can still send documents.</Trans>
      </p>
    );
  if (request.is_overdue)
    return (
      <p>
        <Trans>
          Your documents were due by {due}. Please send them now, or we may have to reject the
          application.
        </Trans>
      </p>
    );
  return (
    <p>
      {count === 0 ? (
        <Trans>Every item is answered. Send your answers by {due}.</Trans>
      ) : (
        <Plural
          value={count}
          one={`We need # item from you by ${due}.`}
          other={`We need # items from you by ${due}.`}
        />
      )}
    </p>
  );
}
