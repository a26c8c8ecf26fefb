import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Callout } from "#ui/Callout/Callout.tsx";

const words = {
  registered: msg`Your account is ready. Log in to begin.`,
  reset: msg`Your password has been changed. Log in with the new one.`,
  invitationExpired: msg`Page expired. This link has expired. Ask the account holder for a new one.`,
  ticketExpired: msg`Page expired. This link has expired. Go back to your platform and open the portal again.`,
  sentAway: msg`Log in to continue where you left off. Your answers are saved.`,
};

/** Why the login page is shown. */
export type Why = keyof typeof words;

const tones = {
  registered: "positive",
  reset: "positive",
  invitationExpired: "caution",
  ticketExpired: "caution",
  sentAway: "info",
} as const;

/** Why a person has come to the login page: something is done, a link has expired, or the session ended. */
export default function LoginNotice({ why }: { why: Why }) {
  const { i18n } = useLingui();
  return (
    <Callout tone={tones[why]} role={tones[why] === "caution" ? "alert" : undefined}>
      {i18n._(words[why])}
    </Callout>
  );
}
