import type { Wait } from "@gatehouse/machines/code-request";
import type { AnyEvent, ChartModel } from "../../machines/kit/model.ts";
import { codeRequestModel } from "../../machines/models/code-request.ts";

const [bare] = codeRequestModel.runs;
const [cases, email] = [bare!.cases as AnyEvent[], "ada@example.com"];
const found = (wait: Wait): AnyEvent => ({ type: "xstate.done.actor.storedWait", output: wait });
const isOf = (names: RegExp) => cases.filter(({ type }) => names.test(type));

/** The waits that a page finds when it opens: none, or one from before a reload. */
const waits: Wait[] = [
  { deadline: 0, now: 0 },
  { deadline: 60, now: 0 },
];

/** Asking for a code as the registration page has it. After a reload only the wait is new. */
export const codeRequestOnScreen: ChartModel = {
  ...codeRequestModel,
  runs: waits.map((wait) => ({
    input: { email, ...wait },
    cases: () => [found(wait), ...isOf(wait.deadline > 0 ? /^tick$/ : /^(tick|code|.*send$)/)],
  })),
  facts: ({ context }) => ({ again: context.resends > 0 }),
};
