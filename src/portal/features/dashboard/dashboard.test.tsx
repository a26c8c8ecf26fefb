import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { insInfo } from "#contract/calls/account.ts";
import { accountDetail, accountDocuments, lineOffers } from "#contract/calls/dashboard.ts";
import type { Call } from "#contract/calls/call.ts";
import { getAssistants } from "#contract/calls/collaborators.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { dataSharing } from "#contract/calls/sharing/data-sharing.ts";
import { sessions } from "#contract/calls/security.ts";
import { brokenRules } from "../../../../tests/support/screens/axe.ts";
import { server } from "../../../../tests/support/screens/border.ts";
import { pass, stopClock, until } from "../../../../tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "../../../../tests/support/screens/hand.ts";
import { entity, signIn } from "../../../../tests/support/screens/member.ts";
import { eachScreen, openScreen } from "../../../../tests/support/screens/screen.tsx";

eachScreen();

const failure = "This part could not be loaded.";

test.each<[string, string, Call]>([
  ["Investor classes", entity, investorClasses],
  ["Collaborators", entity, getAssistants],
  ["Apply for another business line", entity, lineOffers],
  ["Your answers and documents", entity, dataSharing],
  ["Security", entity, sessions],
  ["Security", entity, getPlatforms],
  ["Applications", "Ada Wong", insInfo],
  ["Account details", entity, accountDetail],
  ["Documents", entity, accountDocuments],
])("where %s cannot be loaded, %s and every other part are shown", async (part, title, call) => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const answer = server.withhold(call);
  openScreen("/kyc/user");
  await until(
    () => server.refuse(call, "overloaded"),
    () => void pass(100),
  );
  await comesTo(title);
  await seesText(failure);
  await seesText("Account GH-100001");
  for (const heading of ["Collaborators", "Security", "Questions?"]) await sees("heading", heading);
  expect(await brokenRules()).toEqual([]);
  answer();
  await press(`Try again: ${part}`);
  await seesNo("button", `Try again: ${part}`);
  await comesTo(entity);
});

test("on a phone the cards stand on the edge of the heading", async () => {
  await page.viewport(360, 740);
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  openScreen("/kyc/user");
  await comesTo(entity);
  await sees("heading", "Collaborators");
  const edges = [...document.querySelectorAll("main :is(h1, section)")].map(
    (part) => part.getBoundingClientRect().left,
  );
  expect(new Set(edges)).toEqual(new Set([16]));
  await page.viewport(1280, 900);
});
