import { neighbour, type Position, type SubmitOutcome } from "@gatehouse/machines/application/plan";
import { type AnyMachineSnapshot } from "xstate";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { acceptedSections, planFor } from "#contract/forms/flows/pages.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { inert } from "#models/kit/inert.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { sectionsModel } from "#models/application/sections.ts";
import type { ChartTable, Sight, Ui } from "#tests/support/screens/ui.ts";
import { stepWords } from "#portal/features/application/pages/rail/step-words.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { allOf } from "#tests/support/written.ts";
import { placeOf } from "./steps.model.ts";

const today = "2026-11-20";
/** What the server holds of an application that was submitted. */
export const receipt = {
  reference: "GH-1",
  submitted_at: Date.UTC(2026, 10, 20, 4),
  reply_by: "2026-11-27",
  receipt_to: null,
  lines: ["exchange", "custodyHongKong"],
};

interface Given {
  flow: ReturnType<typeof flowOn>;
  lines: Parameters<typeof acceptedSections>[2]["lines"];
  answers: AllAnswers;
  /** A section and a question of it that the server may find at fault. */
  fault: { section: string; question: string };
  /** What the rail calls sections. */
  railNames: Readonly<Record<string, RegExp>>;
  /** A question that is changed from the review. */
  reviewed: { section: string; link: RegExp };
  /** An answer that changes the plan, on the section that asks for it. */
  change?: { on: string; answers: AllAnswers };
  /** An answer of another person that takes a section out of the plan, while that one or another is shown. */
  news: { section: string; question: string; answer: unknown; removes: string; on?: string };
}

/** The sections of a flow, for a person who has answered everything. */
function filled({ flow, lines, answers, fault, railNames, reviewed, change, news }: Given) {
  const plan = (given: AllAnswers): Omit<Position, "section"> => ({
    plan: planFor(flow, given),
    accepted: acceptedSections(flow, given, { today, lines }),
  });
  const opened = { type: "plan.change", ...plan(answers) };
  const theirs = { [news.section]: { [news.question]: news.answer } };
  const told = {
    type: "plan.change",
    ...plan({ ...answers, [news.section]: { ...answers[news.section], ...theirs[news.section] } }),
  };
  const outcomes = [
    { kind: "submitted" },
    { kind: "issues", issues: { [fault.section]: [{ path: fault.question, code: "required" }] } },
    { kind: "rejected", refusal: { code: "alreadySubmitted" } },
  ];
  /** The section is still in the plan, and the news comes where it is walked. */
  const isTold = (at: Position) =>
    [news.removes, news.on].includes(at.section) &&
    at.plan.some(({ section }) => section === news.removes);
  /** What the news has left open in an earlier answer is not completed. */
  const isOpenStill = (at: Position) =>
    at.plan.length === told.plan.length && !isReview(at) && !told.accepted.includes(at.section);
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
        .map((section) => ({ type: "section.open", ...at, section, isChange: false })),
      ...(isReview(at)
        ? [{ type: "section.open", ...at, section: reviewed.section, isChange: true }]
        : []),
      ...(change?.on === at.section ? [{ type: "plan.change", ...plan(change.answers) }] : []),
      ...(isTold(at) ? [told] : []),
      ...(isOpenStill(at) ? [] : [{ type: "xstate.done.actor.form", output: {} }]),
      ...outcomes.map((output) => ({ type: "xstate.done.actor.submit", output })),
      { type: "xstate.error.actor.submit", error: "no answer" },
    ];
  }
  const page: Sight = async (ui, { context }) => {
    const isLast = isReview(context as Position);
    const title = flow.sections[context.section]?.title.message ?? "";
    await ui.comesTo(isLast ? "Check your answers" : title);
    const step = stepWords(
      stepIn(context as Position, context.section) ?? "",
      (context as Position).plan,
    )?.message;
    const inStep = (context as Position).plan.filter(
      (each) => each.step === stepIn(context as Position, context.section),
    );
    if (isLast || inStep.length > 1 || step !== title) await ui.sees("paragraph", placeOf(step!));
    else await ui.seesNo("paragraph", step);
    await ui.seesButton(onward(context as Position), true);
  };
  const after =
    (alert: string): Sight =>
    async (ui, at) => {
      await ui.sees("alert", alert);
      await page(ui, at);
    };
  const refuseAnswers = (ui: Ui) => {
    const issue = { section: fault.section, path: fault.question, code: "required" };
    return ui.refuse(saveKyc, "answersIncomplete", { issues: [issue] });
  };
  const table: ChartTable = {
    model: {
      ...sectionsModel,
      runs: [
        {
          input: { answers: inert("answers"), section: "", isChange: false, maySubmit: true },
          cases,
        },
      ],
      facts: ({ context }) => ({ section: context.section, isChange: context.isChange }),
    },
    passing: { planning: opened },
    events: {
      "section.open": (ui, { section, isChange }, { context }) => {
        if (isChange === true) return ui.press(reviewed.link, "link");
        return section === neighbour(context, -1)
          ? ui.press("Previous Page")
          : ui.press(railNames[String(section)]!, "link");
      },
      "xstate.done.actor.form": (ui, _, { context }) => ui.press(onward(context as Position)),
      "xstate.done.actor.submit": (ui, { output }) => {
        const outcome = output as SubmitOutcome;
        if (outcome.kind === "submitted")
          return ui.answer(saveKyc, {
            revision: 2,
            saved_at: 0,
            merged: null,
            submission: receipt,
          });
        if (outcome.kind === "rejected") return ui.refuse(saveKyc, "alreadySubmitted");
        return refuseAnswers(ui);
      },
      "xstate.error.actor.submit": (ui) => ui.lose(saveKyc),
    },
    states: {
      planning: async () => undefined,
      "filling.answering": page,
      "filling.rejected": after(refusals.alreadySubmitted.message.message ?? ""),
      "filling.unreachable": after("We did not get a response. Nothing is lost. Submit again."),
      submitting: async (ui) => {
        await ui.sent(saveKyc);
        await ui.seesButton("Submit application", false);
      },
      submitted: async (ui) => {
        await ui.comesTo("Application Submitted");
        await ui.sees("definition", allOf("{reference}"));
      },
    },
  };
  const faulty = flow.sections[fault.section]?.title.message ?? "";
  /** The application is submitted, and the server finds something wrong in it. */
  const beReturned = async (ui: Ui) => {
    await ui.press(railNames["acknowledgement"]!, "link");
    await ui.press("Submit application");
    await refuseAnswers(ui);
    await ui.comesTo(faulty);
  };
  const titleOf = (section: string) => flow.sections[section]?.title.message ?? "";
  return { table, answers, fault, faulty, theirs, isTold, titleOf, beReturned };
}

export const isReview = ({ section }: Position) => section === "acknowledgement";

const isOnlyOpen = ({ plan, accepted, section }: Position) =>
  plan.slice(0, -1).every((page) => page.section === section || accepted.includes(page.section));

/** The button that accepts a section. */
function onward(at: Position): string {
  if (isReview(at)) return "Submit application";
  return at.isChange === true && isOnlyOpen(at) ? "Back to review" : "Next Page";
}

export type Filled = ReturnType<typeof filled>;

const stepIn = ({ plan }: Position, section: string) =>
  plan.find((page) => page.section === section)?.step;

const institutional = flowOn("institutional", today);

const entity = {
  fault: { section: "companyInformation", question: "entityName" },
  reviewed: { section: "companyInformation", link: /^Change ?: Entity name$/ },
  railNames: {
    applicableAccount: /^Entity Info/,
    investorClassification: /^Accredited Investor Verification/,
    acknowledgement: /^Review and submit/,
  },
  news: {
    section: "activityInformation",
    question: "needsFiat",
    answer: "no",
    removes: "flatServices",
  },
} as const;

/** An institution that needs no fiat service after all. */
const ofEntity = ({ flow, lines, answers }: Pick<Given, "flow" | "lines" | "answers">) =>
  filled({
    ...entity,
    flow,
    lines,
    answers,
    change: {
      on: "activityInformation",
      answers: {
        ...answers,
        activityInformation: { ...answers["activityInformation"], needsFiat: "no" },
      },
    },
  });

export const ofInstitution = ofEntity({
  flow: institutional,
  lines: ["exchange", "custodyHongKong"],
  answers: sampleAnswers(today),
});

const otcInstitution = flowOn("otcInstitution", today);
/** An institution that applies for an OTC line. */
export const otcEntity = {
  given: {
    applicableAccount: { lines: ["otcHongKong"] },
    entryBoarding: { entityType: "registeredCompany" },
    activityInformation: { needsFiat: "yes" },
  },
  says: "no",
} as const;

const isFirst = ({ plan }: Position, section: unknown) => plan[0]?.section === section;

/** From the first step to the last alone: what else happens to sections is walked with the answers of another applicant. */
export function onwardAlone({ table, ...rest }: Filled): Filled {
  const { "xstate.error.actor.submit": _lost, ...events } = table.events;
  const { planning, submitting, submitted, "filling.answering": answering } = table.states;
  const isOnward = (
    { type, section, isChange, output }: AnyEvent,
    { context }: AnyMachineSnapshot,
  ) => {
    if (type === "section.open")
      return (
        isReview(context as Position) && isFirst(context as Position, section) && isChange === false
      );
    if (type === "xstate.done.actor.submit") return (output as SubmitOutcome).kind === "submitted";
    return type !== "xstate.error.actor.submit";
  };
  return {
    ...rest,
    table: {
      ...table,
      model: within(table.model, isOnward),
      events,
      states: {
        planning: planning!,
        "filling.answering": answering!,
        submitting: submitting!,
        submitted: submitted!,
      },
    },
  };
}

export const ofOtcInstitution = ofEntity({
  flow: otcInstitution,
  lines: ["otcHongKong"],
  answers: generatedAnswers(otcInstitution, otcEntity, today),
});

const otcIndividual = flowOn("otcIndividual", today);
const given = { applicableAccount: { lines: ["otcSingapore"] } };

export const ofPerson = filled({
  flow: otcIndividual,
  lines: ["otcSingapore"],
  answers: generatedAnswers(otcIndividual, { given, says: "no" }, today),
  fault: { section: "personalInformation", question: "fullName" },
  reviewed: { section: "personalInformation", link: /^Change ?: Family name$/ },
  railNames: {
    applicableAccount: /^Personal information/,
    acknowledgement: /^Confirm statement/,
  },
  news: {
    section: "personalInformation",
    question: "residence",
    answer: "SG",
    removes: "nonSolicitation",
    on: "applicableAccount",
  },
});
