import { expect, test } from "vitest";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { fillIn } from "../../../../tests/support/server/applicant.ts";
import { atDesk, caseSeen } from "../../../../tests/support/server/desk.ts";
import { dataOf } from "../../../../tests/support/server/outcome.ts";
import { sharedPortal } from "../../../../tests/support/server/portal.ts";

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
