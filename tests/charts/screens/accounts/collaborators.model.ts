import type { ChartModel } from "../../kit/model.ts";
import { collaboratorsModel } from "../../models/accounts/collaborators.ts";

/** The dialogs of the dashboard; whom they are about changes no way through them. */
export const collaboratorsOnScreen: ChartModel = { ...collaboratorsModel, facts: () => ({}) };
