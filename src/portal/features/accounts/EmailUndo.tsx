import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { useCall } from "#portal/actors/use-call.ts";
import { Reading, Unanswered, usePane } from "../collaborators/TicketPanes.tsx";
import { wiredEmailUndo } from "./email-undo.ts";
import { Asking, Ended, NoLink, Undone, type UndoRef } from "./EmailUndoPanes.tsx";
import { TicketPage } from "../collaborators/TicketPage.tsx";

/** /kyc/email-undo: the reader of the account's earlier address restores it, once asked. */
export function EmailUndo() {
  const { t } = useLingui();
  const undo = useScreenActor(wiredEmailUndo);
  const pane = usePane(undo);
  return (
    <TicketPage title={t`Restore the previous email address`} pane={pane}>
      {paneOf(pane, undo)}
    </TicketPage>
  );
}

function paneOf(pane: ReturnType<typeof usePane<UndoRef>>, undo: UndoRef): ReactElement {
  switch (pane) {
    case "undone":
      return <Undone undo={undo} />;
    case "noLink":
      return <NoLink />;
    case "ended":
      return <Ended />;
    case "arriving":
    case "reading":
      return <Opening undo={undo} />;
    case "asking":
    case "undoing":
      return <Asking undo={undo} />;
  }
}

function Opening({ undo }: { undo: UndoRef }) {
  const { failure, send } = useCall(undo, "read");
  return failure ? <Unanswered refusal={failure} again={send} /> : <Reading />;
}
