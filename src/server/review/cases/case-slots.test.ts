import { expect, test } from "vitest";
import { type ApplicationFlowId, applicationFlowIds } from "#contract/forms/flows/flow-ids.ts";
import { slotOf, type SlotId } from "#contract/documents/document-slots.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { i18nFor } from "#server/i18n.ts";
import { slotsReply } from "./case-replies.ts";

const kindsAskedOf = (flow: ApplicationFlowId) => {
  const now = { answers: {}, flow: flowOn(flow, "2026-11-20") };
  const slots = slotsReply({ row: { flow }, now }, i18nFor("en"));
  return [...new Set(slots.map(({ slot }) => slotOf(slot as SlotId).of))].toSorted();
};

test("the desk asks each kind of applicant for its own documents", () => {
  expect(Object.fromEntries(applicationFlowIds.map((flow) => [flow, kindsAskedOf(flow)]))).toEqual({
    institutional: ["entity", "investor", "questionnaire"],
    otcInstitution: ["entity", "investor", "questionnaire"],
    otcIndividual: ["individual", "investor", "questionnaire"],
  });
});
