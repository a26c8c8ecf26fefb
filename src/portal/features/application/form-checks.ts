import type { FlowOn } from "#contract/forms/flows/pages.ts";
import type { AnswerStore } from "./answers.ts";

/** Whether something must hold between the answers of a section. */
export const needsChecks = ({ pages }: Pick<FlowOn, "pages">, id: string): boolean =>
  pages.some(({ section, crossFieldRules }) => section.id === id && crossFieldRules !== undefined);

/** Fetches what must hold between answers before it is needed; where that fails, the check fetches it again. */
export function prefetchChecks(): void {
  import("#contract/forms/flows/checks.ts").catch(() => undefined);
}

/** Puts what must hold between answers into the store; throws where it cannot be fetched. */
export async function loadChecks(answers: AnswerStore): Promise<void> {
  if (answers.getSnapshot().context.flow.checks) return;
  const { checks } = await import("#contract/forms/flows/checks.ts");
  answers.send({ type: "checks.load", checks });
}
