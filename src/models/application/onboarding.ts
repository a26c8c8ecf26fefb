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

/** product.md, section 4: the steps of a flow; every step can be shown from every other. */
const stepsOf = (machine: AnyStateMachine, steps: readonly string[]) =>
  chartModel({
    machine,
    begins: "opening",
    moves: [
      ...steps.map((step) => [{ type: "step.show", step }, `* -> ${step}`] as const),
      [{ type: "step.show", step: "" }, "refused"],
    ],
    claims: {},
  });

export const institutionalModel = stepsOf(institutionalOnboarding, entity);
export const otcModel = stepsOf(otcOnboarding, [...entity, ...person]);
