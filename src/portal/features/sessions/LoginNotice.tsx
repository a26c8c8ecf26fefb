import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Callout } from "#ui/Callout/Callout.tsx";

const words = {
  registered: msg`Your account is ready. Log in to begin.`,
  reset: msg`Your password has been changed. Log in with the new one.`,
  sentAway: msg`Log in to continue where you left off. Your answers are saved.`,
};

/** Why the login page is shown. */
export type Why = keyof typeof words;

/** Why a person has come to the login page: something is done, or the session ended. */
export default function LoginNotice({ why }: { why: Why }) {
  const { i18n } = useLingui();
  return <Callout tone={why === "sentAway" ? "info" : "positive"}>{i18n._(words[why])}</Callout>;
}
