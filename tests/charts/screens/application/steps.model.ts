import type { AnyMachineSnapshot } from "xstate";
import { type ChartModel, stateName } from "#models/kit/model.ts";
import type { ChartTable, Sight, Ui } from "#tests/support/screens/ui.ts";
import { allOf } from "#tests/support/written.ts";

/** The steps of a flow in their order, by the names that the specification gives them. */
type Names = Readonly<Record<string, string>>;

export const ofEntity: Names = {
  entityInfo: "Entity Info",
  documentUploading: "Document Uploading",
  investorVerification: "Accredited Investor Verification and related parties",
  reviewAndSubmit: "Review and submit",
};

export const ofIndividual: Names = {
  personalInformation: "Personal information",
  wealthAndTransactions: "Wealth and transaction information",
  bankInformation: "Bank information",
  requiredDocuments: "Required documents",
  confirmStatement: "Confirm statement",
};

const ofOneSection = new Set(["documentUploading", "reviewAndSubmit", "requiredDocuments"]);

/** The title of their only page says the same, and stands alone. */
const ofOwnTitle = new Set(["bankInformation", "requiredDocuments"]);

/** Where a page is: the step, and its place in a step of several sections. */
export const placeOf = (step: string) => allOf(step, `${step}, section {count} of {count}`);

const show = (step: string) => ({ type: "step.show", step });

/** The steps as the rail has them; a form with all answers opens at the last one. "Previous Page" leads from a step of one section to the one before. */
export function stepsTable(model: ChartModel, names: Names): ChartTable {
  const steps = Object.keys(names);
  const others = (at: AnyMachineSnapshot) => steps.filter((step) => step !== stateName(at));
  const sights = steps.map((step, at): [string, Sight] => [
    step,
    async (ui) => {
      if (ofOwnTitle.has(step)) await ui.sees("heading", names[step]!);
      else await ui.sees("paragraph", placeOf(names[step]!));
      await ui.sees("link", `Step ${at + 1} of ${steps.length}`);
    },
  ]);
  return {
    model: {
      ...model,
      runs: [
        { cases: (at) => (at.matches("opening") ? [show(steps.at(-1)!)] : others(at).map(show)) },
      ],
    },
    passing: { opening: show(steps.at(-1)!) },
    events: {
      "step.show": (ui: Ui, { step }, before) => {
        const [from, to] = [stateName(before), String(step)];
        const isPrevious = steps.indexOf(to) === steps.indexOf(from) - 1;
        return isPrevious && ofOneSection.has(from)
          ? ui.press("Previous Page")
          : ui.press(new RegExp(`^${names[to]}`), "link");
      },
    },
    states: Object.fromEntries([["opening", async () => undefined], ...sights]),
  };
}
