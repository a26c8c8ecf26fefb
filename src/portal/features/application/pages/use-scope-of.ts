import type { form } from "@gatehouse/machines/shared/form";
import { useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import type { Section } from "#contract/questions/question.ts";
import { issueMessage } from "#contract/questions/messages.ts";
import type { Scope } from "#portal/form/scope.ts";
import { useAnswerStore } from "../application-context.ts";
import { factsOf, visibleBeside } from "../form-facts.ts";

export type FormRef = ActorRefFrom<typeof form>;

export function useScopeOf(page: FormRef | undefined, section: Section | undefined): Scope | null {
  const answers = useAnswerStore();
  const id = section?.id ?? "";
  return useMemo(() => {
    if (!page || !section) return null;
    const stored = () => answers.getSnapshot().context;
    const all = visibleBeside(stored, id);
    const facts = factsOf(stored());
    return { form: page, section, page: id, path: [], all, facts, message: issueMessage };
  }, [page, section, id, answers]);
}
