import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import {
  entityWith,
  party,
  trustee,
  trustPeople,
  trustWith,
} from "#tests/support/contract/entities.ts";
import { fillIn } from "#tests/support/server/applicant.ts";
import { atDesk, caseSeen } from "#tests/support/server/desk.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import { ownershipReply } from "./case-ownership.ts";

const portal = sharedPortal();
const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const snapshot = { rulesOn: "2026-11-20", needed: [] };

test("a case shows who owns the applicant, each by the id of its answers", async () => {
  const member = await portal.member();
  dataOf(await member.api(saveKyc, { body: await fillIn(member) }));
  const { ownership, sections } = await caseSeen(
    await atDesk(portal, "Rae", "reviewer"),
    member.formId,
  );
  const [applicant, ...owners] = ownership!.holders;
  expect(applicant).toMatchObject({ look: "applicant", name: "Harbour Light Trading Limited" });
  expect(owners.map(({ name, share, look }) => [name, share, look])).toEqual([
    ["Harbour Light Holdings Limited", "", "plain"],
    ["Chan Tai Man", "60.5%", "needed"],
    ["Other holders", "", "plain"],
  ]);
  const targets = sections.flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows.map(({ target }) => target.split("."))),
  );
  const named = owners.filter(({ name }) => name !== "Other holders");
  for (const { id } of named) expect(targets.some((parts) => parts.includes(id))).toBe(true);
});

test("a case of a limited partnership fund of Hong Kong shows its responsible person with its role", () => {
  const answers = entityWith(
    "investmentVehicle",
    [party("holder", "Chan Tai Man", "representative", "generalPartner")],
    {
      entryBoarding: { fundForm: "limitedPartnership" },
      companyInformation: { incorporationPlace: "HK" },
      fundInformation: {
        hongKongFund: "yes",
        responsiblePerson: "Lantern Capital Limited",
        responsibleKind: "licensedCorporation",
      },
    },
  );
  const shown = ownershipReply({ answers, snapshot }, i18n, "Lantern Fund");
  const id = "fundInformation.responsiblePerson";
  expect(shown?.holders.at(-1)).toEqual({
    id,
    name: "Lantern Capital Limited",
    note: "Licensed corporation",
    share: "",
    look: "plain",
    why: ["Responsible person for anti-money-laundering measures."],
  });
  expect(shown?.links.at(-1)).toEqual({
    from: id,
    to: "applicant",
    stake: "The responsible person",
  });
});

test("a case of a trust of people alone shows each party with its role", () => {
  const answers = trustWith({ people: [...trustPeople, trustee] });
  const shown = ownershipReply({ answers, snapshot }, i18n, "Lantern Trust");
  expect(shown?.links.map(({ from, to, stake }) => `${from} ${to} ${stake}`)).toEqual([
    "settlor applicant Settlor",
    "beneficiary applicant Beneficiary",
    "trustee applicant Trustee",
  ]);
});
