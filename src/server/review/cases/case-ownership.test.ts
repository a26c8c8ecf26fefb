import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { trustee, trustPeople, trustWith } from "../../../../tests/support/contract/entities.ts";
import { fillIn } from "../../../../tests/support/server/applicant.ts";
import { atDesk, caseSeen } from "../../../../tests/support/server/desk.ts";
import { dataOf } from "../../../../tests/support/server/outcome.ts";
import { sharedPortal } from "../../../../tests/support/server/portal.ts";
import { ownershipReply } from "./case-ownership.ts";

const portal = sharedPortal();

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

test("a case of a trust of people alone shows each party with its role", () => {
  const answers = trustWith({ people: [...trustPeople, trustee] });
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const snapshot = { rulesOn: "2026-11-20", needed: [] };
  const shown = ownershipReply({ answers, snapshot }, i18n, "Lantern Trust");
  expect(shown?.links.map(({ from, to, stake }) => `${from} ${to} ${stake}`)).toEqual([
    "settlor applicant Settlor",
    "beneficiary applicant Beneficiary",
    "trustee applicant Trustee",
  ]);
});
