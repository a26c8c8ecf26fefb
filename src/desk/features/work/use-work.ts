import type { caseDialog } from "@gatehouse/machines/desk/case-dialog";
import type { caseWork } from "@gatehouse/machines/desk/case-work";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { ActorRefFrom } from "xstate";
import { failureMessage } from "#desk/system/refusals.ts";

type WorkRef = ActorRefFrom<typeof caseWork>;

interface Place {
  work: WorkRef;
  /** Where what is typed on the page is kept: the id of a case, or the name of the page. */
  id: string;
}

const WorkContext = createContext<Place | null>(null);

/** Gives the parts of a page the work that it runs. */
export const WorkProvider = WorkContext.Provider;

export const useWorkPlace = (): Place => use(WorkContext)!;

const dialogOf = (work: WorkRef) =>
  work.getSnapshot().children["dialog"] as ActorRefFrom<typeof caseDialog>;

/** The form of a dialog, by what the dialog is about. */
export const formOf = (subject: object): string => {
  const values = subject as Readonly<Record<string, string>>;
  const names = Object.keys(values).toSorted();
  return names.map((name) => values[name]).join(".");
};

/** What a page does: calls in the order of the person, and dialogs. */
export function useWorkOf<Change extends object, Subject extends object>() {
  const { t } = useLingui();
  const { work } = useWorkPlace();
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
    send: (change: Change) =>
      work.send({
        type: "change.send",
        change: subject ? { ...change, form: formOf(subject) } : change,
      }),
    dismiss: () => work.send({ type: "change.dismiss" }),
    reload: () => work.send({ type: "case.reload" }),
    ask: (about: Subject) => dialogOf(work).send({ type: "dialog.open", subject: about }),
    close: () => {
      work.send({ type: "change.dismiss" });
      dialogOf(work).send({ type: "dialog.close" });
    },
  };
}
