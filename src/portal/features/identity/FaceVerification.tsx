import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi } from "@tanstack/react-router";
import { Button } from "#ui/Button/Button.tsx";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import { Page } from "#portal/shell/Page.tsx";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { Reading, TicketCall, usePane } from "../collaborators/TicketPanes.tsx";
import { TicketPage } from "../collaborators/TicketPage.tsx";
import { BesidePhone } from "./BesidePhone.tsx";
import { DashboardLink } from "#portal/shell/DashboardLink.tsx";
import { LinkExpired } from "./CheckEnds.tsx";
import { CheckStory } from "./CheckStory.tsx";
import { waits } from "./check-follow.ts";
import { type FaceVerificationRef, wiredFaceVerification } from "./face-verification.ts";
import * as css from "./identity.css.ts";

const route = getRouteApi("/kyc/zolozAuthentication");

/** /kyc/zolozAuthentication: the link for the phone, as a code to scan, and what became of the check. */
export function FaceVerification() {
  const arrival = route.useLoaderData();
  const { t } = useLingui();
  const isOwn = arrival.ticket === "";
  const input = { arrival, canRenew: isOwn, ...waits };
  const actor = useScreenActor(wiredFaceVerification, { input });
  const pane = usePane(actor).split(",")[0]!;
  const title = isOwn ? t`Face verification` : t`Verify your identity`;
  useTitleAndFocus(title);
  const shown = <Pane pane={pane} actor={actor} isOwn={isOwn} />;
  if (!isOwn)
    return (
      <TicketPage title={title} pane={pane} story={<CheckStory />}>
        {shown}
      </TicketPage>
    );
  return (
    <Page>
      <FocusOnChange pane={pane}>
        <div className={css.narrow}>{shown}</div>
      </FocusOnChange>
    </Page>
  );
}

interface Props {
  pane: string;
  actor: FaceVerificationRef;
  isOwn: boolean;
}

function Pane({ pane, actor, isOwn }: Props) {
  switch (pane) {
    case "linking":
      return (
        <TicketCall
          parent={actor}
          id="makeLink"
          failed={isOwn ? <Trans>Face verification cannot start</Trans> : undefined}
        />
      );
    case "reloading":
      return <Reading />;
    case "following":
      return <BesidePhone actor={actor} isOwn={isOwn} />;
    case "verified":
      return <Verified isOwn={isOwn} />;
    default:
      return isOwn ? <OwnLinkExpired actor={actor} /> : <LinkExpired />;
  }
}

function Verified({ isOwn }: Pick<Props, "isOwn">) {
  return isOwn ? (
    <>
      <PageHead
        title={<Trans>Your face is verified</Trans>}
        lead={<Trans>It counts for every business line that needs it.</Trans>}
      />
      <DashboardLink />
    </>
  ) : (
    <PageHead
      title={<Trans>Your identity is verified</Trans>}
      lead={<Trans>Thank you. You do not need to do anything else, and can close this page.</Trans>}
    />
  );
}

function OwnLinkExpired({ actor }: Pick<Props, "actor">) {
  return (
    <>
      <PageHead
        title={<Trans>The code has expired</Trans>}
        lead={
          <Trans>
            For your security a code works for a short time. Show a new one to continue.
          </Trans>
        }
      />
      <Button onClick={() => actor.send({ type: "link.renew" })}>
        <Trans>Show a new code</Trans>
      </Button>
    </>
  );
}
