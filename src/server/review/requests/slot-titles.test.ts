import { expect, test } from "vitest";
import type { SlotId } from "#contract/documents/document-slots.ts";
import { partiesWith, titleOfSlot } from "./slot-titles.ts";

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
  ["deathProof", ["owner"]],
  ["partyRegistration", ["director"]],
  ["partyStanding", ["director"]],
  ["partyTrustDeed", ["between", "director"]],
  ["partyListing", ["between", "director"]],
  ["partyLicence", ["between", "director", "owner"]],
  ["partyFoundingLaw", ["between", "director"]],
])("the desk asks for %s of %j", (slot, ids) => {
  expect(partiesWith(slot, answers).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["a company", {}, "Certificate of incorporation"],
  [
    "a partnership",
    {
      entryBoarding: { entityType: "investmentVehicle", fundForm: "limitedPartnership" },
    },
    "Certificate of registration of the partnership",
  ],
  [
    "a company that said before that it was a partnership",
    {
      entryBoarding: { entityType: "registeredCompany", fundForm: "limitedPartnership" },
    },
    "Certificate of incorporation",
  ],
])("the desk, mails and files name a document as %s has it", (_, kind, title) => {
  const named = titleOfSlot("certificateOfIncorporation", { ...answers, ...kind }, "2026-11-20");
  expect(named.title.message).toBe(title);
});

test("a wording without a title of its own keeps the usual one", () => {
  const named = titleOfSlot("addressProof.owner", answers, "2026-11-20");
  expect([named.title.message, named.person]).toEqual([
    "Proof of residential address",
    "Chan Tai Man",
  ]);
});
