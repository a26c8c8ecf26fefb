import type { caseDialog } from "@gatehouse/machines/desk/case-dialog";
import type { caseWork } from "@gatehouse/machines/desk/case-work";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { ActorRefFrom } from "xstate";
import type { Outcome } from "#browser/client.ts";
import { failureMessage } from "./refusals.ts";

type WorkRef = ActorRefFrom<typeof caseWork>;

const WorkContext = createContext<WorkRef | null>(null);

/** Gives the parts of a page the work that it runs. */
export const WorkProvider = WorkContext.Provider;

const dialogOf = (work: WorkRef) =>
  work.getSnapshot().children["dialog"] as ActorRefFrom<typeof caseDialog>;

/** What a page does: one call at a time, and dialogs. */
export function useWorkOf<Deed extends object, Subject extends object>() {
  const { t } = useLingui();
  const work = use(WorkContext)!;
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
    send: (deed: Deed) => work.send({ type: "deed.send", deed }),
    dismiss: () => work.send({ type: "deed.dismiss" }),
    reload: () => work.send({ type: "case.reload" }),
    ask: (about: Subject) => dialogOf(work).send({ type: "dialog.open", subject: about }),
    close: () => {
      work.send({ type: "deed.dismiss" });
      dialogOf(work).send({ type: "dialog.close" });
    },
  };
}

/** Null where this person may not see it. Throws where there was no answer. */
export function loadedOf<Data>(
  outcome: Outcome<Data>,
  show: (data: Data) => object,
): { shown: object | null } {
  if (outcome.ok) return { shown: show(outcome.data) };
  if (outcome.refusal === "notFound") return { shown: null };
  throw new Error(outcome.refusal);
}
