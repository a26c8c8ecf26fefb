import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi } from "@tanstack/react-router";
import { PageHead } from "#ui/PageHead/PageHead.tsx";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { Reading, usePane } from "../collaborators/TicketPanes.tsx";
import { TicketPage } from "../collaborators/TicketPage.tsx";
import { AnyLinkExpired, LinkMissing, NoAnswer, OwnDashboardLink } from "./CheckEnds.tsx";
import { CheckStory } from "./CheckStory.tsx";
import { waits } from "./check-follow.ts";
import { type FaceStepRef, wiredFaceStep } from "./face-step.ts";
import { Begin } from "./Begin.tsx";
import { Opening } from "./Opening.tsx";
import { Leaving, Retry, UnderWay } from "./StepPanes.tsx";
import { useFollow } from "./use-follow.ts";

const route = getRouteApi("/kyc/zoloz");

/** /kyc/zoloz: the check on the phone; the vendor leads back here. */
export function FaceStep() {
  const arrival = route.useLoaderData();
  const { t } = useLingui();
  const actor = useScreenActor(wiredFaceStep, { input: { arrival, ...waits } });
  const pane = usePane(actor);
  return (
    <TicketPage title={t`Identity check`} pane={pane} story={<CheckStory />}>
      <Pane pane={pane} actor={actor} />
    </TicketPage>
  );
}

function Pane({ pane, actor }: { pane: string; actor: FaceStepRef }) {
  const [outer = "", inner = ""] = pane.split(",");
  switch (outer) {
    case "following":
      return <Followed state={inner} actor={actor} />;
    case "beginning":
      return <Opening actor={actor} />;
    case "leaving":
      return <Leaving actor={actor} />;
    case "verified":
      return <Verified />;
    case "missing":
      return <LinkMissing />;
    default:
      return <AnyLinkExpired />;
  }
}

function Followed({ state, actor }: { state: string; actor: FaceStepRef }) {
  const { isUnreachable } = useFollow(actor);
  if (state === "ready") return <Begin actor={actor} />;
  if (state === "underWay") return <UnderWay actor={actor} />;
  if (state !== "reading") return <Retry state={state} actor={actor} />;
  return (
    <>
      <Reading />
      <NoAnswer isUnreachable={isUnreachable} />
    </>
  );
}

function Verified() {
  return (
    <>
      <PageHead
        title={<Trans>The check succeeded</Trans>}
        lead={
          <Trans>
            Thank you. You do not need to do anything else on this device, and can close this page.
          </Trans>
        }
      />
      <OwnDashboardLink />
    </>
  );
}
