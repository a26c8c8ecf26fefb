import type { ChartModel } from "../../machines/kit/model.ts";
import { collaboratorsModel } from "../../machines/models/collaborators.ts";

/** The dialogs of the dashboard; whom they are about changes no way through them. */
export const collaboratorsOnScreen: ChartModel = { ...collaboratorsModel, facts: () => ({}) };
