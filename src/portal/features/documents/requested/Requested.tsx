import { Trans, useLingui } from "@lingui/react/macro";
import { getRouteApi } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { limits } from "#contract/limits.ts";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { EndPage } from "#portal/shell/EndPage.tsx";
import { type Request, wiredDocuments } from "./request.ts";
import { RequestEnded } from "./RequestEnded.tsx";
import { RequestPage } from "./RequestPage.tsx";
import { RequestSent } from "./RequestSent.tsx";

const route = getRouteApi("/kyc/uploadOtherDoc");
const otcRoute = getRouteApi("/kyc/otcUploadOtherDoc");

/** /kyc/uploadOtherDoc: the documents that the desk asks for. */
export function UploadOtherDoc() {
  return <Requested request={route.useLoaderData()} />;
}

/** /kyc/otcUploadOtherDoc: the same for an OTC application. */
export function OtcUploadOtherDoc() {
  return <Requested request={otcRoute.useLoaderData()} />;
}

function Requested({ request }: { request: Request | null }) {
  return request ? <Answering key={request.form_id} request={request} /> : <NothingRequested />;
}

const panes = { sent: RequestSent, ended: RequestEnded };

function Answering({ request }: { request: Request }) {
  const actor = useScreenActor(wiredDocuments, {
    input: {
      formId: request.form_id,
      items: request.items.map(({ id, slot, files, words }) => ({ id, slot, files, words })),
      slotLimit: limits.filesPerSlot,
      saveDelay: limits.saveDelayMs,
      retryDelay: limits.saveRetryMs,
    },
  });
  const pane = useSelector(actor, ({ value }) => value);
  const Pane = pane === "sent" || pane === "ended" ? panes[pane] : RequestPage;
  return <Pane actor={actor} request={request} />;
}

function NothingRequested() {
  const { t } = useLingui();
  return (
    <EndPage
      title={t`No documents are requested`}
      lead={<Trans>We do not need any documents from you now.</Trans>}
    />
  );
}
