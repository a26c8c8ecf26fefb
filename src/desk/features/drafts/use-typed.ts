import { useSelector } from "@xstate/react";
import { useDesk } from "#desk/system/use-desk.ts";
import { formOf, useWorkOf, useWorkPlace } from "../work/use-work.ts";
import { draftsBelow } from "./drafts.ts";

/** What is typed in a form of this page. It is kept until it is sent or discarded; `blank` is the form untouched. */
export function useTyped<Typed extends object>(form: string, blank: Typed) {
  const { id } = useWorkPlace();
  const actor = draftsBelow(useDesk().root);
  const kept = useSelector(actor, ({ context }) => context.cases[id]?.[form]);
  const discard = () => actor.send({ type: "draft.discard", id, form });
  const write = (change: Partial<Typed>) => {
    const typed = { ...kept, ...change };
    const isBlank = Object.entries(typed).every(
      ([name, value]) => value === blank[name as keyof Typed],
    );
    if (isBlank) discard();
    else actor.send({ type: "draft.write", id, form, typed });
  };
  return { typed: { ...blank, ...kept }, isKept: kept !== undefined, write, discard };
}

/** What is typed in the dialog that is open. */
export const useDialogTyped = <Typed extends object>(blank: Typed) =>
  useTyped(formOf(useWorkOf().subject!), blank);
