import { Trans } from "@lingui/react/macro";
import { Callout } from "#ui/Callout.tsx";

/** Why a person has come to the login page: just registered, or sent here because the session ended. */
export default function LoginNotice({ registered }: { registered: boolean }) {
  return registered ? (
    <Callout tone="positive">
      <Trans>Your account is ready. Log in to begin.</Trans>
    </Callout>
  ) : (
    <Callout tone="info">
      <Trans>Log in to go on where you were. What you typed is kept.</Trans>
    </Callout>
  );
}
