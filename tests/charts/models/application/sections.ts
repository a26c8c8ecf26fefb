import { sections } from "@gatehouse/machines/application/sections";
import type { Plan } from "@gatehouse/machines/application/plan";
import { type AnyMachineSnapshot, fromTransition } from "xstate";
import { inert } from "../../inert.ts";
import type { AnyEvent, ChartModel } from "../../kit/model.ts";

const page = (step: string, section: string) => ({ step, section });
const company = page("entityInfo", "companyInformation");
const bank = page("entityInfo", "bankDetails");
const papers = page("documentUploading", "documents");
const owners = page("investorVerification", "relatedParties");
const consent = page("reviewAndSubmit", "acknowledgement");
const plan = [company, bank, papers, owners, consent];
const longer = [...plan, page("reviewAndSubmit", "signature")];
const names = (pages: Plan["plan"]) => pages.map(({ section }) => section);
const accepting = (pages: Plan["plan"], count: number) => names(pages.slice(0, count));
const changed = (pages: Plan["plan"], count: number): AnyEvent => ({
  type: "plan.change",
  plan: pages,
  accepted: accepting(pages, count),
});
const positionOf = ({ context }: AnyMachineSnapshot) => context as Plan & { section: string };
const before = ({ plan: pages, section }: Plan & { section: string }) =>
  pages.slice(0, names(pages).indexOf(section));

const outcomes = [
  { kind: "submitted" },
  { kind: "issues", issues: { documents: [{ path: "articles", code: "required" }] } },
  { kind: "rejected", refusal: { code: "alreadySubmitted" } },
];

function cases(snapshot: AnyMachineSnapshot): AnyEvent[] {
  const { plan: pages, accepted } = positionOf(snapshot);
  return [
    changed(plan, 0),
    changed(plan, 4),
    changed(longer, 5),
    changed(
      plan.filter((one) => one !== bank),
      0,
    ),
    ...["companyInformation", "relatedParties", "acknowledgement", "nowhere"].map((section) => ({
      type: "section.open",
      section,
      plan: pages,
      accepted,
    })),
    { type: "xstate.done.actor.form", output: {} },
    ...outcomes.map((output) => ({ type: "xstate.done.actor.submit", output })),
    { type: "xstate.error.actor.submit", error: "no answer" },
  ];
}
const answers = inert("answers");
const isShown = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches("filling") || snapshot.matches("submitting");

export const sectionsModel: ChartModel = {
  file: "sections",
  name: "sections",
  machine: sections,
  runs: [
    { input: { answers, section: "", maySubmit: true }, cases },
    {
      input: { answers, section: "relatedParties", maySubmit: true },
      cases: () => [changed(plan, 0), changed(plan, 4)],
    },
    {
      input: { answers, section: "acknowledgement", maySubmit: false },
      cases: () => [changed(plan, 4), { type: "xstate.done.actor.form", output: {} }],
    },
  ],
  actors: { steps: fromTransition((now: object) => now, {}) },
  facts: ({ context, ...snapshot }) => ({
    asked: names(context.plan).join(" "),
    accepted: context.accepted.join(" "),
    section: context.section,
    issues: (context.issues[context.section] ?? []).length,
    refusal: snapshot.matches({ filling: "rejected" }) ? context.refusal : null,
  }),
  invariants: {
    "no section is shown before all earlier ones are accepted": (snapshot) =>
      !isShown(snapshot) ||
      before(positionOf(snapshot)).every(({ section }) =>
        snapshot.context.accepted.includes(section),
      ),
    "the section that is shown is one that is asked": (snapshot) =>
      !isShown(snapshot) || names(snapshot.context.plan).includes(snapshot.context.section),
    "each section has its own form": (snapshot) =>
      isShown(snapshot) === (snapshot.children["form"] !== undefined),
    "only the holder submits, and only what is wholly accepted": (snapshot) =>
      !snapshot.matches("submitting") ||
      (snapshot.context.maySubmit &&
        names(snapshot.context.plan).every((one) => snapshot.context.accepted.includes(one))),
    "a rejection names why": (snapshot) =>
      !snapshot.matches({ filling: "rejected" }) || snapshot.context.refusal !== null,
  },
};
