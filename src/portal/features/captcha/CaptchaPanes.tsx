import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { RefreshIcon } from "#ui/icons/icons.ts";
import { Spinner } from "#ui/Spinner/Spinner.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { useCall } from "#portal/actors/use-call.ts";
import { useSystemActor } from "#portal/system/use-portal.ts";
import * as css from "./captcha.css.ts";

/** The call to the server that the captcha waits for. */
export const useCaptchaCall = () => useCall(useSystemActor("captcha"), "call");

export function PuzzleFoot({ isComing, change }: { isComing: boolean; change: () => void }) {
  return (
    <div className={css.foot}>
      <p className={css.hint}>
        <Trans>If you cannot do the puzzle, verify without one. It takes a few seconds.</Trans>
      </p>
      <Button
        look="quiet"
        small
        className={css.other}
        icon={<RefreshIcon />}
        notYet={isComing}
        onClick={change}
      >
        <Trans>Another puzzle</Trans>
      </Button>
    </div>
  );
}

export function PuzzleLoading() {
  return (
    <div className={css.coming}>
      <Spinner size={24} />
      <VisuallyHidden role="status">
        <Trans>Loading the puzzle</Trans>
      </VisuallyHidden>
    </div>
  );
}

export function Computing() {
  return (
    <div className={css.coming} role="status">
      <Spinner size={24} />
      <Trans>
        Your device is running the check. It takes a few seconds and you do not need to do anything.
      </Trans>
    </div>
  );
}

export function CaptchaFailed() {
  const { t } = useLingui();
  const { failure, isUnreachable } = useCaptchaCall();
  return (
    <Callout tone="negative" role="alert">
      {isUnreachable ? t`The check could not be loaded. Please try again.` : failure}
    </Callout>
  );
}
