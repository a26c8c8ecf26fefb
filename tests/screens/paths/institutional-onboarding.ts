import { kycForm } from "#contract/calls/onboarding.ts";
import { institutional } from "#contract/forms/flows/institutional.ts";
import { limits } from "#contract/limits.ts";
import { server } from "../kit/border.ts";
import { pass } from "../kit/clock.ts";
import { press } from "../kit/hand.ts";
import { storedForm } from "../kit/member.ts";
import type { PathTable } from "../kit/walk.ts";
import {
  institutionalOnboardingOnScreen,
  railNames,
  receipt,
  whole,
  withoutDocuments,
} from "./institutional-onboarding.model.ts";
import { applying, openForm } from "./onboarding.ts";

const { events, states, page } = applying({
  flow: institutional,
  question: "entityName",
  railNames,
  lastStep: "reviewAndSubmit",
});

/** The four steps; the address names the section that is asked for. */
export const institutionalOnboardingTable: PathTable = {
  model: institutionalOnboardingOnScreen,
  open: (input) => {
    const { section } = input as { section?: string };
    return openForm(`/kyc/verify${section ? `?section=${section}` : ""}`);
  },
  passing: { "filling.reviewAndSubmit.asked": "xstate.done.actor.form" },
  events: {
    ...events,
    "draft.opened": async ({ accepted, reference }) => {
      if (reference !== null)
        return server.answer(kycForm, storedForm({ submission: receipt, locked: true }, whole));
      const isWhole = (accepted as string[]).includes("uploadFiles");
      server.answer(kycForm, storedForm({}, isWhole ? whole : withoutDocuments));
    },
    "plan.change": async () => {
      await press("No", "radio", "Fiat service needed?");
      await pass(limits.planRestMs);
    },
  },
  states: {
    ...states,
    "filling.entityInfo": page,
    "filling.documentUploading": page,
    "filling.investorVerification": page,
  },
};
