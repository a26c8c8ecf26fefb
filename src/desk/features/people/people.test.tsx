import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as calls from "#contract/calls/desk-people.ts";
import { deskCases } from "#contract/calls/desk-cases.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { until } from "#tests/support/screens/clock.ts";
import { answerDesk, openDesk, testAtDesk } from "#tests/support/screens/desk.tsx";
import { arun, mei, now } from "#tests/support/screens/desk-sample.ts";
import { comesTo, press, rowTexts, sees, seesText, type } from "#tests/support/screens/hand.ts";
import type { Person } from "./people-work.ts";

testAtDesk();

const ready = { is_ready: true, link_until: null, last_sign_in: null, disabled_at: null };
const own: Person = { ...mei, ...ready, roles: ["administrator"], last_sign_in: now };
const invited: Person = { ...arun, ...ready, is_ready: false, link_until: now + 36e5 };
const gone: Person = {
  ...ready,
  id: "gone",
  name: "陳志明",
  email: "c@x.example",
  roles: ["auditor"],
};

async function open(roles: DeskRole[], people: Person[] = [own, invited]) {
  answerDesk(undefined, { ...mei, roles });
  server.always(calls.deskDirectory, () => people);
  openDesk("/desk/people");
  await comesTo("Desk people");
}

const at = "23 November 2026, 10:00 HKT";

test("an administrator sees who has which roles, and cannot change their own", async () => {
  await open(["administrator"], [own, invited, { ...gone, disabled_at: now }]);
  expect(rowTexts()).toEqual([
    ["Mei Lammei@gatehouse.example", "System administrator", "Active", at, "You"],
    [
      "Arun Pillaiarun@gatehouse.example",
      "Reviewer, Approver",
      "Link sentValid until 23 November 2026, 11:00 HKT",
      "–",
      "Change rolesReset accessDisable",
    ],
    ["陳志明c@x.example", "Auditor", `Disabled${at}`, "–", "Change rolesEnable"],
  ]);
  expect(await brokenRules()).toEqual([]);
});

test("an auditor reads the list and changes nothing", async () => {
  await open(["auditor"]);
  expect(rowTexts().map((cells) => cells.length)).toEqual([4, 4]);
  expect(page.getByRole("button", { name: "Add a desk person" }).elements()).toEqual([]);
});

test("an administrator, who has no cases, is led to the people", async () => {
  answerDesk(undefined, own);
  server.always(calls.deskDirectory, () => [own]);
  server.withhold(deskCases);
  const history = openDesk("/desk");
  await until(() => server.newest(deskCases));
  server.refuse(deskCases, "notFound");
  await comesTo("Desk people");
  expect(history.location.pathname).toBe("/desk/people");
});

test("a person is added; a refusal and no answer keep what is typed", async () => {
  await open(["administrator"]);
  await press("Add a desk person");
  await type("Name", "محمد علي");
  await type("Email", "m.ali@gatehouse.example");
  await page.getByRole("checkbox", { name: /^Reviewer/ }).click();
  await until(() => expect(document.getAnimations()).toEqual([]));
  expect(await brokenRules()).toEqual([]);
  const send = () => press("Add and send the link");
  await send();
  await until(() => server.newest(calls.deskAddPerson));
  server.refuse(calls.deskAddPerson, "personExists");
  await seesText("A person with this email address is already on the list.");
  await send();
  await until(() => server.newest(calls.deskAddPerson));
  server.lose(calls.deskAddPerson);
  await seesText("The server cannot be reached. Check your connection and try again.");
  await send();
  await until(() =>
    expect(server.newest(calls.deskAddPerson).body).toEqual({
      name: "محمد علي",
      email: "m.ali@gatehouse.example",
      roles: ["reviewer"],
    }),
  );
  server.answer(calls.deskAddPerson, {});
  await until(() => expect(page.getByRole("dialog").elements()).toEqual([]));
});

test("roles that another administrator changed are shown before they are overwritten", async () => {
  await open(["administrator"]);
  await press("Change roles: Arun Pillai");
  await page.getByRole("checkbox", { name: /^Auditor/ }).click();
  await press("Save roles");
  await until(() => server.newest(calls.deskSetRoles));
  const changed: Person = { ...invited, roles: ["seniorManager"] };
  server.always(calls.deskDirectory, () => [own, changed]);
  server.refuse(calls.deskSetRoles, "personChanged");
  await seesText("Another administrator has changed this person. Check the list, then try again.");
  await until(() => expect(rowTexts()[1]![1]).toBe("Senior manager"));
  await seesText("They are now: Senior manager");
  await press("Save roles");
  await until(() =>
    expect(server.newest(calls.deskSetRoles).body).toEqual({
      roles: ["reviewer", "approver", "auditor"],
      before: ["seniorManager"],
    }),
  );
});

test.each([
  ["Disable: Arun Pillai", "Disable", calls.deskDisable],
  ["Reset access: Arun Pillai", "Reset access", calls.deskReset],
] as const)("%s asks first", async (opens, does, call) => {
  await open(["administrator"]);
  await press(opens);
  await sees("dialog", opens);
  await page.getByRole("dialog").getByRole("button", { name: does, exact: true }).click();
  await until(() => expect(server.newest(call).path).toContain(arun.id));
  server.answer(call, {});
  await until(() => expect(page.getByRole("dialog").elements()).toEqual([]));
});

test("at 360 px the page is not wider than the window", async () => {
  await page.viewport(360, 800);
  await open(["administrator"]);
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 900);
});

test("on a phone each person's cells stand below each other, with their heads", async () => {
  await page.viewport(360, 800);
  await open(["administrator"]);
  const roles = document.querySelector('td[data-head="Roles"]')!;
  expect(getComputedStyle(roles, "::before").content).toContain('"Roles"');
  const { scrollWidth, clientWidth } = page.getByRole("table").element().parentElement!;
  expect(scrollWidth).toBe(clientWidth);
  expect(await brokenRules()).toEqual([]);
  await page.viewport(1280, 900);
});
