import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Actions } from "#ui/Actions/Actions.tsx";
import { Button } from "#ui/Button/Button.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { classes } from "#ui/shared/classes.ts";
import { QrCode } from "#ui/QrCode/QrCode.tsx";
import { Spinner } from "#ui/Spinner/Spinner.tsx";
import { buttonLink } from "#portal/shell/button-link.ts";
import { usePane } from "../collaborators/TicketPanes.tsx";
import { DashboardLink } from "#portal/shell/DashboardLink.tsx";
import { LastOutcome, NoAnswer } from "./CheckEnds.tsx";
import { CopyLink } from "./CopyLink.tsx";
import type { FaceVerificationRef } from "./face-verification.ts";
import * as css from "./identity.css.ts";
import { useFollow } from "./use-follow.ts";

interface Props {
  actor: FaceVerificationRef;
  isOwn: boolean;
}

/** The code for the phone, and how far the phone is. */
export function BesidePhone({ actor, isOwn }: Props) {
  const { t } = useLingui();
  const url = useSelector(actor, (snapshot) => snapshot.context.url);
  const state = usePane(actor).split(",")[1] ?? "";
  const { isUnreachable } = useFollow(actor);
  return (
    <>
      <Head actor={actor} isOwn={isOwn} />
      <FieldStack>
        <LastOutcome state={state} />
        <div className={classes(css.besidePhone, css.notOnPhone)}>
          <QrCode text={url} label={t`QR code that opens the check on your phone`} />
          <ol className={css.steps}>
            <li>
              <Trans>Scan the code with the camera of your phone.</Trans>
            </li>
            <li>
              <Trans>Follow the steps on the phone.</Trans>
            </li>
            <li>
              <Trans>Keep this page open. It shows the result.</Trans>
            </li>
          </ol>
        </div>
        <Progress state={state} />
        <NoAnswer isUnreachable={isUnreachable} />
        <Actions>
          <a className={classes(buttonLink.primary, css.onPhone)} href={url}>
            <Trans>Continue on this device</Trans>
          </a>
          <CopyLink url={url} />
          <a className={classes(buttonLink.secondary, css.notOnPhone)} href={url}>
            <Trans>Continue on this device</Trans>
          </a>
          {isOwn ? (
            <Button
              look="quiet"
              className={css.notOnPhone}
              onClick={() => actor.send({ type: "link.renew" })}
            >
              <Trans>Show a new code</Trans>
            </Button>
          ) : null}
          {isOwn ? <DashboardLink look="secondary" /> : null}
        </Actions>
      </FieldStack>
    </>
  );
}

function Head({ actor, isOwn }: Props) {
  const { subject } = useFollow(actor);
  if (isOwn)
    return (
      <PageHead
        title={<Trans>Verify your face</Trans>}
        lead={
          <Trans>
            We compare your face with your identity document. You need a phone with a camera. It
            takes about three minutes.
          </Trans>
        }
      />
    );
  const { applicant = "", person = "" } = subject ?? {};
  return (
    <PageHead
      title={<Trans>Verify your identity</Trans>}
      lead={
        subject ? (
          <Trans>
            {applicant} has named {person} in an application. Only {person} can do this check, with
            the original identity document.
          </Trans>
        ) : undefined
      }
    />
  );
}

function Progress({ state }: { state: string }) {
  return (
    <p className={classes(css.state, css.notOnPhone)} role="status">
      <Spinner />
      {state === "underWay" ? (
        <Trans>The check is under way on your phone.</Trans>
      ) : (
        <Trans>Waiting for your phone.</Trans>
      )}
    </p>
  );
}
