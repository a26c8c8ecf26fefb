import type { codeRequest } from "@gatehouse/machines/accounts/code-request";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { ClockIcon } from "#ui/icons/entry-icons.ts";
import { useCall } from "../actors/use-call.ts";
import { Captcha } from "../features/captcha/Captcha.tsx";

/** Sends a code; locked while the wait runs. */
export function ResendButton({ request }: { request: ActorRefFrom<typeof codeRequest> }) {
  const { t } = useLingui();
  const left = useSelector(request, (snapshot) => snapshot.context.secondsLeft);
  const isLocked = useSelector(request, (snapshot) => snapshot.hasTag("locked"));
  const isResuming = useSelector(request, (snapshot) => snapshot.hasTag("busy"));
  const call = useCall(request, "send", { type: "code.send" });
  const again = useSelector(
    request,
    (snapshot) => snapshot.context.resends > 0 || snapshot.matches("resendable"),
  );
  return (
    <>
      {call.failure ? (
        <Callout tone="negative" role="alert">
          {call.isUnreachable ? t`The code could not be sent. Please try again.` : call.failure}
        </Callout>
      ) : null}
      <Button
        look="secondary"
        wide
        busy={isResuming || call.isBusy}
        notYet={isLocked}
        {...(isLocked ? { icon: <ClockIcon /> } : {})}
        onClick={call.send}
      >
        {isLocked ? t`Send again in ${left} s` : again ? t`Send again` : t`Send code`}
      </Button>
      <Captcha />
    </>
  );
}
