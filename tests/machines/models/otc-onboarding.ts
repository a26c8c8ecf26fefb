import { otcOnboarding, type OnboardingEvent, type Page } from "@gatehouse/machines/otc-onboarding";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const self: Page = { step: "personalInformation", section: "personalInformation" };
const pep: Page = { step: "personalInformation", section: "pep" };
const wealth: Page = { step: "wealthAndTransactions", section: "wealthInformation" };
const bank: Page = { step: "bankInformation", section: "flatServices" };
const papers: Page = { step: "requiredDocuments", section: "uploadFile" };
const confirm: Page = { step: "confirmStatement", section: "acknowledgement" };
const ofPerson = [self, pep, wealth, bank, papers, confirm];
const longer: Page[] = [...ofPerson, { step: "confirmStatement", section: "signature" }];
const withoutPep = ofPerson.filter((page) => page !== pep);
const ofEntity: Page[] = [
  { step: "entityInfo", section: "companyInformation" },
  { step: "documentUploading", section: "uploadFile" },
  { step: "investorVerification", section: "relatedInformation" },
  { step: "reviewAndSubmit", section: "acknowledgement" },
];
const names = (pages: readonly Page[]) => pages.map((page) => page.section);
const opened = (plan: Page[], done: number, reference: string | null = null): OnboardingEvent => ({
  type: "draft.opened",
  plan,
  accepted: names(plan.slice(0, done)),
  reference,
});
const formDone = { type: "xstate.done.actor.form", output: {} };
const ends = (outputs: readonly unknown[]): AnyEvent[] => [
  ...outputs.map((output) => ({ type: "xstate.done.actor.submit", output })),
  { type: "xstate.error.actor.submit", error: "no answer" },
];
const openings: AnyEvent[] = [
  opened(ofPerson, 0),
  opened(ofPerson, 3),
  opened(ofPerson, 6),
  opened(ofPerson, 6, "GH-0"),
];
const cases: AnyEvent[] = [
  ...openings,
  ...([
    { type: "section.open", section: "personalInformation" },
    { type: "section.open", section: "uploadFile" },
    { type: "section.open", section: "acknowledgement" },
    { type: "section.open", section: "nowhere" },
    { type: "plan.change", plan: withoutPep, accepted: [] },
    { type: "plan.change", plan: ofPerson, accepted: names(ofPerson.slice(0, 2)) },
    { type: "plan.change", plan: longer, accepted: names(ofPerson.slice(0, 5)) },
  ] satisfies OnboardingEvent[]),
  formDone,
  ...ends([
    { kind: "submitted", reference: "GH-1" },
    { kind: "issues", section: "uploadFile" },
    { kind: "issues", section: "nowhere" },
    { kind: "refused", refusal: "alreadySubmitted" },
  ]),
];
const start = { plan: [], accepted: [] };
const before = (snapshot: { context: { plan: Page[]; section: string } }) =>
  snapshot.context.plan.slice(0, names(snapshot.context.plan).indexOf(snapshot.context.section));
const stateOf = ({ step }: Page) =>
  step === "reviewAndSubmit" || step === "confirmStatement" ? "lastStep" : step;

export const otcOnboardingModel: ChartModel = {
  file: "otc-onboarding",
  name: "otcOnboarding",
  machine: otcOnboarding,
  runs: [
    { input: start, cases },
    { input: { ...start, section: "uploadFile" }, cases: () => openings },
    {
      input: { ...start, maySubmit: false },
      cases: () => [opened(ofPerson, 6), { type: "application.submit" }, formDone],
    },
    {
      input: start,
      cases: () => [
        opened(ofEntity, 0),
        { type: "page.previous" },
        formDone,
        { type: "application.submit" },
        ...ends([{ kind: "refused", refusal: "alreadySubmitted" }]),
      ],
    },
  ],
  facts: ({ context: { plan, accepted, section, refusal, reference } }) => ({
    asked: names(plan).join(" "),
    accepted: accepted.join(" "),
    section,
    refusal,
    reference,
  }),
  invariants: {
    "no page is shown before all earlier ones are accepted": (snapshot) =>
      !snapshot.matches("filling") ||
      before(snapshot as never).every((page) => snapshot.context.accepted.includes(page.section)),
    "the page shown is one that is asked, in its own step": (snapshot) =>
      !snapshot.matches("filling") ||
      snapshot.context.plan.some(
        (page: Page) =>
          page.section === snapshot.context.section && snapshot.matches({ filling: stateOf(page) }),
      ),
    "each page has its own form": (snapshot) =>
      !snapshot.matches("filling") || snapshot.children["form"] !== undefined,
    "nothing is sent that is not wholly accepted": (snapshot) =>
      !snapshot.matches("submitting") ||
      names(snapshot.context.plan).every((name) => snapshot.context.accepted.includes(name)),
    "who may not submit never submits": (snapshot) =>
      snapshot.context.maySubmit ||
      !(snapshot.can({ type: "application.submit" }) || snapshot.matches("submitting")),
    "the way back is open on every page but the first": (snapshot) =>
      !snapshot.matches("filling") ||
      snapshot.can({ type: "page.previous" }) === before(snapshot as never).length > 0,
    "a refusal is shown only on the last step": (snapshot) =>
      (snapshot.context.refusal !== null) ===
      snapshot.matches({ filling: { lastStep: "refused" } }),
    "a reference belongs to a submitted application": (snapshot) =>
      (snapshot.context.reference !== null) === snapshot.matches("submitted"),
  },
};
