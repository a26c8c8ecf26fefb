import { expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import {
  identityChecks,
  newJumioLink,
  type PersonCheck,
} from "#contract/calls/identity/identity.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "#tests/support/screens/hand.ts";
import { accountInfo, entity, lineReply, person, signIn } from "#tests/support/screens/member.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const noon = Date.UTC(2026, 10, 20, 4);
const people = (
  [
    ["notSent", "Link not sent yet"],
    ["sent", "Link sent on 20 Nov"],
    ["late", "Late: link sent on 20 Nov"],
    ["underWay", "Check under way"],
    ["failed", "Failed on 20 Nov"],
    ["verified", "Verified on 20 Nov"],
  ] as const
).map(([state, words]) => ({ state, words, name: `Person ${state}` }));

const rows: PersonCheck[] = people.map(({ state, name }) => ({
  person: state,
  name,
  email: `${state.toLowerCase()}@harbour-light.example`,
  state,
  at: state === "notSent" ? null : noon,
}));

const reviewed = lineReply({ kyc_status: "KYC In Progress", acts_next: "desk" });

async function openDashboard(
  checks: { face: { verified_at: number | null } | null; people: PersonCheck[] },
  who = person(),
) {
  stopClock(noon);
  signIn(who);
  server.always(identityChecks, () => checks);
  server.always(insInfo, () => ({ ...accountInfo("institutional", who), lines: [reviewed] }));
  openScreen("/kyc/user");
  await comesTo(entity);
}

test("each related person's check is told in words, and its link can be sent again until it is verified", async () => {
  await openDashboard({ face: null, people: rows });
  for (const { words } of people) await seesText(words);
  expect(await brokenRules()).toEqual([]);
  await seesNo("button", "Send again: Person verified");
  await press("Send link: Person notSent");
  await until(() => expect(server.newest(newJumioLink).body).toEqual({ person: "notSent" }));
  server.answer(newJumioLink, { email: "", expires_at: noon });
  await press("Send again: Person late");
  await until(() => expect(server.newest(newJumioLink).body).toEqual({ person: "late" }));
  server.refuse(newJumioLink, "tooMany", { seconds: 60 });
  await seesText(/Too many requests/);
});

test("a collaborator reads how the checks stand, and can send nothing", async () => {
  const who = { ...person(), is_assistant: true };
  await openDashboard({ face: { verified_at: null }, people: rows }, who);
  await seesText("Link not sent yet");
  await seesNo("button", /Send/);
  await seesNo("link", "Verify");
  expect(await brokenRules()).toEqual([]);
});

test.each([
  [null, "Not verified", "Verify"],
  [noon, "Face verified", "Verify again"],
] as const)("a face verified at %s: %s, and a way to verify", async (verified_at, words, link) => {
  await openDashboard({ face: { verified_at }, people: [] });
  await seesText(words);
  await sees("link", link);
  expect(await brokenRules()).toEqual([]);
});

test.each<[PersonCheck["state"][], RegExp]>([
  [["sent", "failed", "verified"], /2 identity checks are still open\. See/],
  [["late"], /1 identity check is still open\. See/],
  [["verified"], /You do not need to do anything/],
])("while checks are %j, a line in review says whether anything is open", async (states, words) => {
  await openDashboard({ face: null, people: rows.filter(({ state }) => states.includes(state)) });
  await seesText(words);
  expect(await brokenRules()).toEqual([]);
});
