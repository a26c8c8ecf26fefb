import { neighbour, type Position } from "@gatehouse/machines/application/plan";
import { type AnyMachineSnapshot } from "xstate";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { acceptedSections, planFor } from "#contract/forms/flows/pages.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "../../../support/generated.ts";
import { inert } from "../../inert.ts";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";
import { sectionsModel } from "../../models/application/sections.ts";
import { sampleAnswers } from "../../../support/sample.ts";

const today = "2026-11-20";
/** What the server holds of an application that was submitted. */
export const receipt = {
  reference: "GH-1",
  submitted_at: Date.UTC(2026, 10, 20, 4),
  reply_by: "2026-11-27",
  lines: ["exchange", "custodyHongKong"],
};

/** A flow that is filled in on the screen by a person who has answered everything. */
export interface Filled {
  model: ChartModel;
  answers: AllAnswers;
  opened: AnyEvent;
  /** A section and a question of it that the server may find at fault. */
  fault: { section: string; question: string };
  /** What the rail calls sections. */
  railNames: Readonly<Record<string, RegExp>>;
}

interface Given {
  plan: (answers: AllAnswers) => Omit<Position, "section">;
  answers: AllAnswers;
  fault: Filled["fault"];
  railNames: Filled["railNames"];
  /** An answer that changes the plan, on the section that asks for it. */
  change?: { on: string; answers: AllAnswers };
}

function filled({ plan, answers, fault, railNames, change }: Given): Filled {
  const opened = { type: "plan.change", ...plan(answers) };
  const outcomes = [
    { kind: "submitted" },
    { kind: "issues", issues: { [fault.section]: [{ path: fault.question, code: "required" }] } },
    { kind: "rejected", refusal: { code: "alreadySubmitted" } },
  ];
  function cases(snapshot: AnyMachineSnapshot): AnyEvent[] {
    if (snapshot.matches("planning")) return [opened];
    const at = snapshot.context as Position;
    const isPrevious = (section: string) => section === neighbour(at, -1);
    const open = [...Object.keys(railNames), neighbour(at, -1)].filter(
      (section) => section !== at.section,
    );
    // Inside a step its first section is the one whose name the rail gives to the step.
    const isHere = (section: string) => stepIn(at, section) === stepIn(at, at.section);
    return [
      ...open
        .filter((section) => isPrevious(section) || !isHere(section))
        .map((section) => ({ type: "section.open", ...at, section })),
      ...(change?.on === at.section ? [{ type: "plan.change", ...plan(change.answers) }] : []),
      { type: "xstate.done.actor.form", output: {} },
      ...outcomes.map((output) => ({ type: "xstate.done.actor.submit", output })),
      { type: "xstate.error.actor.submit", error: "no answer" },
    ];
  }
  const input = { answers: inert("answers"), section: "", maySubmit: true };
  const model = {
    ...sectionsModel,
    runs: [{ input, cases }],
    facts: ({ context }: AnyMachineSnapshot) => ({ section: context.section }),
  };
  return { model, answers, opened, fault, railNames };
}

const stepIn = ({ plan }: Position, section: string) =>
  plan.find((page) => page.section === section)?.step;

const institutional = flowOn("institutional", today);
const whole = sampleAnswers(today);

export const ofInstitution = filled({
  plan: (answers) => ({
    plan: planFor(institutional, answers),
    accepted: acceptedSections(institutional, answers, {
      today,
      lines: ["exchange", "custodyHongKong"],
    }),
  }),
  answers: whole,
  fault: { section: "companyInformation", question: "entityName" },
  railNames: {
    applicableAccount: /^Entity Info/,
    investorClassification: /^Accredited Investor Verification/,
    acknowledgement: /^Review and submit/,
  },
  change: {
    on: "companyInformation",
    answers: { ...whole, companyInformation: { ...whole["companyInformation"], needsFiat: "no" } },
  },
});

const otcIndividual = flowOn("otcIndividual", today);
const given = { applicableAccount: { lines: ["otcSingapore"] } };

export const ofPerson = filled({
  plan: (answers) => ({
    plan: planFor(otcIndividual, answers),
    accepted: acceptedSections(otcIndividual, answers, { today, lines: ["otcSingapore"] }),
  }),
  answers: generatedAnswers(otcIndividual, { given, says: "no" }, today),
  fault: { section: "personalInformation", question: "fullName" },
  railNames: {
    applicableAccount: /^Personal information/,
    acknowledgement: /^Confirm statement/,
  },
});
