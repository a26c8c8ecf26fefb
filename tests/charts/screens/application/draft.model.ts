import type { AnyEvent, ChartModel } from "../../kit/model.ts";
import { draftModel } from "../../models/application/draft.ts";

const [run] = draftModel.runs;
const written = run!.cases as readonly AnyEvent[];
/** A page that has nothing to save does not ask the server. */
const isUnsent = ({ output }: AnyEvent) => (output as { at?: unknown } | undefined)?.at === null;

/** The draft as the application's pages have it. */
export const draftOnScreen: ChartModel = {
  ...draftModel,
  runs: [{ ...run!, cases: written.filter((event) => !isUnsent(event)) }],
  facts: () => ({}),
};
