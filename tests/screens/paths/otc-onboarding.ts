import { insInfo } from "#contract/calls/account.ts";
import { kycForm } from "#contract/calls/onboarding.ts";
import { otcIndividual } from "#contract/forms/flows/otc-individual.ts";
import { server } from "../kit/border.ts";
import { accountInfo, signIn, storedForm } from "../kit/member.ts";
import type { PathTable } from "../kit/walk.ts";
import { receipt } from "./institutional-onboarding.model.ts";
import { applying, openForm } from "./onboarding.ts";
import { ofPerson, otcOnboardingOnScreen, railNames } from "./otc-onboarding.model.ts";

const flow = "otcIndividual" as const;
const { events, states, page } = applying({
  flow: otcIndividual,
  question: "fullName",
  railNames,
  lastStep: "lastStep",
});

/** The five steps of one person. */
export const otcOnboardingTable: PathTable = {
  model: otcOnboardingOnScreen,
  open: () =>
    openForm("/kyc/otcVerify", () => {
      signIn();
      server.always(insInfo, () => accountInfo(flow));
    }),
  passing: { "filling.lastStep.asked": "xstate.done.actor.form" },
  events: {
    ...events,
    "draft.opened": async ({ reference }) => {
      const handedIn = reference === null ? {} : { submission: receipt, locked: true };
      server.answer(kycForm, storedForm({ flow, ...handedIn }, ofPerson));
    },
  },
  states: {
    ...states,
    "filling.personalInformation": page,
    "filling.wealthAndTransactions": page,
    "filling.bankInformation": page,
    "filling.requiredDocuments": page,
  },
};
