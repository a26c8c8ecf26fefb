import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { PrivacyStatement } from "#portal/app/PrivacyLink.tsx";
import type { FaceStepRef } from "./face-step.ts";
import * as css from "./identity.css.ts";
import { Processing } from "./Processing.tsx";
import { useFollow } from "./use-follow.ts";

/** Who asks for the check and what it needs; nothing starts by itself. */
export function Begin({ actor }: { actor: FaceStepRef }) {
  const { subject } = useFollow(actor);
  const { applicant = "", person = "" } = subject ?? {};
  const isFace = subject?.kind === "face";
  return (
    <>
      <PageHead
        title={isFace ? <Trans>Verify your face</Trans> : <Trans>Verify your identity</Trans>}
        lead={
          isFace ? (
            <Trans>This check is for {person} alone. It takes about three minutes.</Trans>
          ) : (
            <Trans>
              {applicant} has named {person} in an application. This check is for {person} alone. It
              takes about three minutes.
            </Trans>
          )
        }
      />
      <FieldStack>
        <ul className={css.points}>
          {isFace ? null : (
            <li>
              <Trans>Have your original identity document ready.</Trans>
            </li>
          )}
          <li>
            <Trans>Find a place with even light, and take off hats and dark glasses.</Trans>
          </li>
          <li>
            <Trans>Allow the camera when your browser asks.</Trans>
          </li>
        </ul>
        <p>
          <Trans>The check opens at our verification provider and leads back here.</Trans>
        </p>
        <PrivacyStatement />
        <Processing actor={actor} />
        <Button wide onClick={() => actor.send({ type: "check.begin" })}>
          <Trans>Start the check</Trans>
        </Button>
      </FieldStack>
    </>
  );
}
