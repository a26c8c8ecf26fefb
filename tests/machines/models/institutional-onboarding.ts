import {
  institutionalOnboarding,
  type OnboardingEvent,
  type Page,
} from "@gatehouse/machines/institutional-onboarding";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const company: Page = { step: "entityInfo", section: "companyInformation" };
const bank: Page = { step: "entityInfo", section: "bankDetails" };
const papers: Page = { step: "documentUploading", section: "documents" };
const owners: Page = { step: "investorVerification", section: "relatedParties" };
const check: Page = { step: "reviewAndSubmit", section: "checkAnswers" };
const consent: Page = { step: "reviewAndSubmit", section: "acknowledgement" };
const plan = [company, bank, papers, owners, check, consent];
const longer: Page[] = [...plan, { step: "reviewAndSubmit", section: "signature" }];
const withoutBank = plan.filter((page) => page !== bank);
const names = (pages: readonly Page[]) => pages.map((page) => page.section);
const ends = (outputs: readonly unknown[]): AnyEvent[] => [
  ...outputs.map((output) => ({ type: "xstate.done.actor.submit", output })),
  { type: "xstate.error.actor.submit", error: "no answer" },
];
const formDone = { type: "xstate.done.actor.form", output: {} };
const cases: AnyEvent[] = [
  ...([
    { type: "draft.opened", plan, accepted: [], reference: null },
    { type: "draft.opened", plan, accepted: names(plan.slice(0, 3)), reference: null },
    { type: "draft.opened", plan, accepted: names(plan), reference: null },
    { type: "draft.opened", plan, accepted: names(plan), reference: "GH-0" },
    { type: "section.open", section: "companyInformation" },
    { type: "section.open", section: "relatedParties" },
    { type: "section.open", section: "acknowledgement" },
    { type: "section.open", section: "nowhere" },
    { type: "plan.change", plan: withoutBank, accepted: [] },
    { type: "plan.change", plan, accepted: names(plan.slice(0, 2)) },
    { type: "plan.change", plan: longer, accepted: names(plan.slice(0, 5)) },
  ] satisfies OnboardingEvent[]),
  formDone,
  ...ends([
    { kind: "submitted", reference: "GH-1" },
    { kind: "issues", section: "documents" },
    { kind: "issues", section: "nowhere" },
    { kind: "refused", refusal: "alreadySubmitted" },
  ]),
];
const start = { plan: [], accepted: [] };
const before = (snapshot: { context: { plan: Page[]; section: string } }) =>
  snapshot.context.plan.slice(0, names(snapshot.context.plan).indexOf(snapshot.context.section));

export const institutionalOnboardingModel: ChartModel = {
  file: "institutional-onboarding",
  name: "institutionalOnboarding",
  machine: institutionalOnboarding,
  runs: [
    { input: start, cases },
    { input: { ...start, section: "relatedParties" }, cases: () => cases.slice(0, 4) },
    {
      input: { ...start, maySubmit: false },
      cases: () => [...cases.slice(2, 3), { type: "application.submit" }, formDone],
    },
  ],
  facts: ({ context: { plan: pages, accepted, section, refusal, reference } }) => ({
    asked: names(pages).join(" "),
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
          page.section === snapshot.context.section && snapshot.matches({ filling: page.step }),
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
      snapshot.matches({ filling: { reviewAndSubmit: "refused" } }),
    "a reference belongs to a submitted application": (snapshot) =>
      (snapshot.context.reference !== null) === snapshot.matches("submitted"),
  },
};
