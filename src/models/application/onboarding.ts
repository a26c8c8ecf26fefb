import { institutionalOnboarding } from "@gatehouse/machines/application/institutional-onboarding";
import { otcOnboarding } from "@gatehouse/machines/application/otc-onboarding";
import type { AnyStateMachine } from "xstate";
import { chartModel } from "../kit/specification.ts";

const entity = ["entityInfo", "documentUploading", "investorVerification", "reviewAndSubmit"];
const person = [
  "personalInformation",
  "wealthAndTransactions",
  "bankInformation",
  "requiredDocuments",
  "confirmStatement",
];

/** product.md, section 4: steps 1 to 4 of an institution, and five parts of an individual. */
const numbers: Readonly<Record<string, number>> = {
  entityInfo: 1,
  documentUploading: 2,
  investorVerification: 3,
  reviewAndSubmit: 4,
  personalInformation: 1,
  wealthAndTransactions: 2,
  bankInformation: 3,
  requiredDocuments: 4,
  confirmStatement: 5,
};

/** product.md, section 4: the steps of a flow; every step can be shown from every other. */
const stepsOf = (machine: AnyStateMachine, steps: readonly string[]) =>
  chartModel({
    machine,
    begins: "opening",
    moves: [
      ...steps.map((step) => [{ type: "step.show", step }, `* -> ${step}`] as const),
      [{ type: "step.show", step: "" }, "refused"],
    ],
    claims: {
      "each step that is shown is described by its number in product.md": ({
        machine: own,
        value,
      }) => {
        const number = numbers[String(value)];
        const { description = "" } = own.states[String(value)]!;
        return number === undefined || new RegExp(`\\bstep ${number}:`, "i").test(description);
      },
      "nothing is shown that product.md does not name": ({ value }) =>
        value === "opening" || String(value) in numbers,
    },
  });

export const institutionalModel = stepsOf(institutionalOnboarding, entity);
export const otcModel = stepsOf(otcOnboarding, [...entity, ...person]);
