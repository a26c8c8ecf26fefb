import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Callout } from "#ui/Callout/Callout.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { DashboardLink } from "#portal/shell/DashboardLink.tsx";
import { useSystemActor } from "#portal/system/use-portal.ts";
import { isOutcome, outcomeWords } from "./outcome-words.ts";

/** The server does not answer; it is asked again. */
export function NoAnswer({ isUnreachable }: { isUnreachable: boolean }) {
  return isUnreachable ? (
    <Callout tone="caution" role="alert">
      <Trans>
        There is no answer at the moment. We keep asking, so you can leave this page open.
      </Trans>
    </Callout>
  ) : null;
}

/** How the last try ended, where it was no success. */
export function LastOutcome({ state }: { state: string }) {
  const { i18n } = useLingui();
  if (!isOutcome(state)) return null;
  const { title, text } = outcomeWords[state];
  return (
    <Callout tone="caution" role="alert">
      <p>
        <strong>{i18n._(title)}</strong>
      </p>
      <p>{i18n._(text)}</p>
    </Callout>
  );
}

export function LinkMissing() {
  return (
    <PageHead
      title={<Trans>Open the link again</Trans>}
      lead={
        <Trans>
          This page needs the link that you were given. Open the link in the email, or scan the code
          on your computer again.
        </Trans>
      }
    />
  );
}

/** On the phone: the link of a mail, or the own code of the account holder. */
export function AnyLinkExpired() {
  return (
    <>
      <PageHead
        title={<Trans>Page expired</Trans>}
        lead={
          <Trans>
            This link has expired. If it came by email, ask the account holder for a new one. If it
            is your own code, log in and show a new one.
          </Trans>
        }
      />
      <OwnDashboardLink />
    </>
  );
}

/** The same words for every link of a mail that no longer works. */
export function LinkExpired() {
  return (
    <PageHead
      title={<Trans>Page expired</Trans>}
      lead={<Trans>This link has expired. Ask the account holder for a new one.</Trans>}
    />
  );
}

/** For a person who is signed in on this device. */
export function OwnDashboardLink() {
  const session = useSystemActor("session");
  const isSignedIn = useSelector(session, (snapshot) => snapshot.context.person !== null);
  return isSignedIn ? <DashboardLink /> : null;
}
