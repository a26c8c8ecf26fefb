import type { FlowOn } from "#contract/forms/flows/pages.ts";
import type { AnswerStore } from "./answers.ts";
import { definitionOf } from "./flow-definitions.ts";

/** Puts the questions of all pages into the store; throws if they cannot be loaded. */
export async function loadQuestions(answers: AnswerStore): Promise<void> {
  const { flow, flowId } = answers.getSnapshot().context;
  if (!flow.isStart) return;
  const whole = await definitionOf(flowId);
  answers.send({ type: "flow.load", flow: { isStart: false, ...whole } });
}

/** Loads them early; what needs them reports a failure. */
export function expectQuestions(answers: AnswerStore): void {
  loadQuestions(answers).catch(() => undefined);
}

/** Whether a section has rules across its questions. */
export const needsChecks = ({ pages }: Pick<FlowOn, "pages">, id: string): boolean =>
  pages.some(({ section, crossFieldRules }) => section.id === id && crossFieldRules !== undefined);

/** Loads the cross-field rules early; if that fails, the check loads them again. */
export function prefetchChecks(): void {
  import("#contract/forms/flows/checks.ts").catch(() => undefined);
}

/** Puts the cross-field rules into the store; throws if they cannot be loaded. */
export async function loadChecks(answers: AnswerStore): Promise<void> {
  if (answers.getSnapshot().context.flow.checks) return;
  const { checks } = await import("#contract/forms/flows/checks.ts");
  answers.send({ type: "flow.load", flow: { checks } });
}
