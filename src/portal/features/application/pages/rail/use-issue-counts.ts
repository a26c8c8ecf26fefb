import { useSelector } from "@xstate/react";
import type { SectionsRef } from "#portal/features/application/application.ts";
import type { FormRef } from "../use-scope-of.ts";

/** How many errors each section shows: those of the open form, and those that the server found in the others. */
export function useIssueCounts(sections: SectionsRef): (section: string) => number {
  const form = useSelector(sections, ({ children }) => children["form"]) as FormRef | undefined;
  const here = useSelector(form, (snapshot) => snapshot?.context.issues.length ?? 0);
  const { section: current, issues } = useSelector(sections, ({ context }) => context);
  return (section) => (section === current ? here : (issues[section]?.length ?? 0));
}
