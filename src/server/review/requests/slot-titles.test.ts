import { expect, test } from "vitest";
import type { SlotId } from "#contract/documents/document-slots.ts";
import { partiesWith } from "./slot-titles.ts";

const answers = {
  relatedInformation: {
    companies: [{ id: "between", name: "Harbour Light Holdings Limited" }],
    corporateParties: [{ id: "director", name: "Sample Directors Limited" }],
    people: [{ id: "owner", fullName: "Chan Tai Man" }],
  },
};

test.each<[SlotId, string[]]>([
  ["identity", ["owner"]],
  ["pepEvidence", ["owner"]],
  ["partyRegistration", ["director"]],
  ["partyTrustDeed", ["between", "director"]],
  ["exemptionProof", ["between", "director"]],
])("the desk asks for %s of %j", (slot, ids) => {
  expect(partiesWith(slot, answers).map(({ id }) => id)).toEqual(ids);
});
