import type { ChartModel } from "../../kit/model.ts";
import { draftOpeningModel } from "../../models/application/draft-opening.ts";

/** Opening a draft as a person sees it. */
export const draftOpeningOnScreen: ChartModel = {
  ...draftOpeningModel,
  facts: ({ context }) => ({ isFound: context.savedAt !== null, isSubmitted: context.isSubmitted }),
};
