import { Trans, useLingui } from "@lingui/react/macro";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { usePortal } from "#portal/system/use-portal.ts";
import { visit } from "./arrival.ts";
import { NoAnswer } from "./CheckEnds.tsx";
import { CopyLink } from "./CopyLink.tsx";
import type { FaceStepRef } from "./face-step.ts";
import { isOutcome, outcomeWords } from "./outcome-words.ts";
import { phoneAddress } from "./phone-address.ts";
import { useFollow } from "./use-follow.ts";

interface Props {
  actor: FaceStepRef;
}

/** The browser opens the vendor's page; its user can stop it. */
export function Leaving({ actor }: Props) {
  return (
    <>
      <PageHead
        title={<Trans>One moment</Trans>}
        lead={<Trans>We are opening the check at our verification provider.</Trans>}
      />
      <FieldStack>
        <p>
          <Trans>If nothing opens, go back and try again.</Trans>
        </p>
        <Button look="secondary" wide onClick={() => actor.send({ type: "check.cancel" })}>
          <Trans>Back</Trans>
        </Button>
      </FieldStack>
    </>
  );
}

/** The vendor has no result yet, or the person has left its page. */
export function UnderWay({ actor }: Props) {
  const { isUnreachable } = useFollow(actor);
  return (
    <>
      <PageHead
        title={<Trans>We are waiting for the result</Trans>}
        lead={
          <Trans>
            This can take a minute. The page changes by itself. If you have not finished the check,
            continue it.
          </Trans>
        }
      />
      <FieldStack>
        <NoAnswer isUnreachable={isUnreachable} />
        <Button look="secondary" wide onClick={() => actor.send({ type: "check.begin" })}>
          <Trans>Continue the check</Trans>
        </Button>
      </FieldStack>
    </>
  );
}

/** How the last try ended, and the next one. */
export function Retry({ actor, state }: Props & { state: string }) {
  const { i18n } = useLingui();
  const { system } = usePortal();
  const { isUnreachable } = useFollow(actor);
  if (!isOutcome(state)) return null;
  const { title, text } = outcomeWords[state];
  const isUnsupported = state === "unsupportedBrowser";
  const again = (
    <Button
      look={isUnsupported ? "secondary" : "primary"}
      wide
      onClick={() => actor.send({ type: "check.begin" })}
    >
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <>
      <PageHead title={i18n._(title)} lead={i18n._(text)} />
      <FieldStack>
        <NoAnswer isUnreachable={isUnreachable} />
        {isUnsupported ? (
          <Actions stacked>
            <CopyLink url={phoneAddress(visit.openIn(system).now().ticket)} look="primary" wide />
            {again}
          </Actions>
        ) : (
          again
        )}
      </FieldStack>
    </>
  );
}
