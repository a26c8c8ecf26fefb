import { sections } from "@gatehouse/machines/application/sections";
import type { Plan, Position } from "@gatehouse/machines/application/plan";
import { type AnyMachineSnapshot, fromTransition } from "xstate";
import { inert } from "../kit/inert.ts";
import type { Move } from "../kit/model.ts";
import { chartModel, done, noAnswer } from "../kit/specification.ts";

const page = (step: string, section: string) => ({ step, section });
const owners = page("investorVerification", "relatedParties");
const consent = page("reviewAndSubmit", "acknowledgement");
const plan = [
  page("entityInfo", "companyInformation"),
  page("entityInfo", "bankDetails"),
  page("documentUploading", "documents"),
  owners,
  consent,
];
const withoutOwners = plan.filter((one) => one !== owners);
const names = (pages: Plan["plan"]) => pages.map(({ section }) => section);
const positionOf = ({ context }: AnyMachineSnapshot) => context as Position;
const before = ({ plan: pages, section }: Position) =>
  names(pages).slice(0, names(pages).indexOf(section));
const isShown = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches("filling") || snapshot.matches("submitting");
const opens = "filling.answering ! step.show";

/** An answer changes the plan: the section in view stays, or the nearest earlier one that can be opened is shown. */
const changes = (pages: Plan["plan"], count: number, where: string): Move => [
  { type: "plan.change", plan: pages, accepted: names(pages).slice(0, count) },
  `planning -> ${opens}; filling -> ${where}`,
  (after, at) => {
    const { section: old, plan: known } = positionOf(at);
    const { section: now, accepted } = positionOf(after);
    const can = (name: string) =>
      names(pages).includes(name) &&
      before({ plan: pages, accepted, section: name }).every((one) => accepted.includes(one));
    const nearest = [...before({ plan: known, accepted, section: old }), old].findLast(can);
    return at.matches("planning") || now === (nearest ?? names(pages)[count]);
  },
];

const opened = (section: string, where: string, isChange = false): Move => [
  (at) => ({ ...positionOf(at), type: "section.open", section, isChange }),
  where,
  { section, isChange },
];

const answers = inert("answers");
const input = { answers, section: "", isChange: false, maySubmit: true };
const refusal = { code: "alreadySubmitted" };
const issues = { documents: [{ path: "articles", code: "required" }] };

export const sectionsModel = chartModel({
  machine: sections,
  inputs: [
    input,
    { ...input, section: "relatedParties" },
    { ...input, section: "acknowledgement", maySubmit: false },
  ],
  begins: "planning",
  moves: [
    changes(plan, 0, `stays | ${opens}`),
    changes(plan, 4, `stays | ${opens}`),
    changes([...plan, page("reviewAndSubmit", "signature")], 5, "stays"),
    changes(withoutOwners, 0, `stays | ${opens}`),
    changes(withoutOwners, 3, `stays | ${opens}`),
    opened("companyInformation", `filling -> ${opens}`),
    opened("relatedParties", `filling -> ${opens} | refused`),
    opened("acknowledgement", `filling -> ${opens} | refused`),
    opened("nowhere", "refused"),
    opened("bankDetails", `filling -> ${opens} | refused`, true),
    [
      done("form"),
      `filling -> ${opens} | submitting`,
      (after, { context }) => {
        const { section, plan: pages, accepted, isChange } = context as Position;
        const place = names(pages).indexOf(section);
        const isLast = place === pages.length - 1;
        const isAll = names(pages)
          .slice(0, -1)
          .every((one) => one === section || accepted.includes(one));
        const next = isChange && isAll ? pages.length - 1 : place + 1;
        return (
          after.context.accepted.includes(section) &&
          after.context.section === names(pages)[isLast ? place : next] &&
          !after.context.isChange &&
          after.matches("submitting") ===
            (context.maySubmit && isLast && before(context).every((one) => accepted.includes(one)))
        );
      },
    ],
    [done("submit", { kind: "submitted" }), "submitting -> submitted"],
    [
      done("submit", { kind: "issues", issues }),
      `submitting -> ${opens}`,
      (after) =>
        after.context.section === "documents" && !after.context.accepted.includes("documents"),
    ],
    [
      done("submit", { kind: "rejected", refusal }),
      "submitting -> filling.rejected ! step.show",
      { refusal },
    ],
    [noAnswer("submit"), "submitting -> filling.unreachable ! step.show"],
  ],
  tags: {
    busy: "submitting",
    failed: "filling.rejected, filling.unreachable",
    settled: "submitted",
  },
  asks: {
    steps: undefined,
    planner: answers,
    form: { answers, section: "companyInformation", issues: [] },
    submit: answers,
  },
  actors: { steps: fromTransition((now: object) => now, {}) },
  facts: ({ context, ...snapshot }) => ({
    asked: names(context.plan).join(" "),
    accepted: context.accepted.join(" "),
    section: context.section,
    isChange: context.isChange,
    issues: (context.issues[context.section] ?? []).length,
    refusal: snapshot.matches({ filling: "rejected" }) ? context.refusal : null,
  }),
  shown: ({ context }) => ({ section: context.section }),
  claims: {
    "a section that is shown is asked, and all earlier ones are accepted": (snapshot) =>
      !isShown(snapshot) ||
      (names(snapshot.context.plan).includes(snapshot.context.section) &&
        before(positionOf(snapshot)).every((one) => snapshot.context.accepted.includes(one))),
    "each section has its own form": (snapshot) =>
      isShown(snapshot) === (snapshot.children["form"] !== undefined),
    "only the holder submits, and only what is wholly accepted": (snapshot) =>
      !snapshot.matches("submitting") ||
      (snapshot.context.maySubmit &&
        names(snapshot.context.plan).every((one) => snapshot.context.accepted.includes(one))),
    "a rejection names why": (snapshot) =>
      !snapshot.matches({ filling: "rejected" }) || snapshot.context.refusal !== null,
  },
});
