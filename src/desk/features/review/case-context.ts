import type { caseWork } from "@gatehouse/machines/desk/case-work";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { ActorRefFrom } from "xstate";
import type { caseDialog } from "@gatehouse/machines/desk/case-dialog";
import { failureMessage } from "#desk/system/refusals.ts";
import type { acts } from "#contract/calls/desk-case.ts";
import type { CaseLine, Deed, Shown } from "./case-work.ts";

export type WorkRef = ActorRefFrom<typeof caseWork>;
export type Act = (typeof acts)[number];

/** Which dialog is open over the case. */
export type Subject = { kind: "assign" | "request" | "cancelRequest" } | LineSubject;

export interface LineSubject {
  kind: "line";
  act: Act;
  line: CaseLine["line"];
}

/** The form of a dialog, by what the dialog is about. */
export const formOf = (subject: Subject): string =>
  subject.kind === "line" ? `${subject.act}.${subject.line}` : subject.kind;

interface Here extends Shown {
  work: WorkRef;
}

const CaseContext = createContext<Here | null>(null);

export const CaseProvider = CaseContext.Provider;

/** The case of the page. */
export const useCase = (): Here => use(CaseContext)!;

const dialogOf = (work: WorkRef) =>
  work.getSnapshot().children["dialog"] as ActorRefFrom<typeof caseDialog>;

/** What a screen of the case does: one call at a time, and dialogs. */
export function useWork() {
  const { t } = useLingui();
  const { work } = useCase();
  const isSending = useSelector(work, (snapshot) => snapshot.matches("sending"));
  const isStale = useSelector(work, (snapshot) => snapshot.matches("stale"));
  const rejection = useSelector(work, (snapshot) =>
    snapshot.matches("failed") ? failureMessage(snapshot.context.refusal) : null,
  );
  const subject = useSelector(dialogOf(work), ({ context }) => context.subject) as Subject | null;
  return {
    isSending,
    isStale,
    failure: isStale ? t`This page may be out of date.` : rejection,
    subject,
    send: (deed: Deed) =>
      work.send({ type: "deed.send", deed: subject ? { ...deed, form: formOf(subject) } : deed }),
    dismiss: () => work.send({ type: "deed.dismiss" }),
    reload: () => work.send({ type: "case.reload" }),
    ask: (about: Subject) => dialogOf(work).send({ type: "dialog.open", subject: about }),
    close: () => {
      work.send({ type: "deed.dismiss" });
      dialogOf(work).send({ type: "dialog.close" });
    },
  };
}
