import { beforeAll, expect, test } from "vitest";
import { insInfo } from "#contract/calls/account.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { Application } from "#portal/wiring/application.ts";
import { institutionalFlow } from "#portal/wiring/institutional.ts";
import { server } from "./kit/border.ts";
import { until } from "./kit/clock.ts";
import { accountInfo, freshJournal, storedForm, today } from "./kit/member.ts";
import { servicesNow } from "./kit/portal.ts";
import { prepareScreen } from "./kit/screen.tsx";
import { testPaths } from "./kit/walk.ts";
import { draftTable } from "./paths/draft.ts";

beforeAll(prepareScreen);

testPaths(draftTable);

test("a draft begun again after midnight keeps the rules of the server's day", async () => {
  freshJournal();
  server.always(insInfo, () => accountInfo("institutional"));
  server.always(kycForm, () => storedForm());
  const application = new Application(institutionalFlow, servicesNow());
  await application.open();
  const before = application.facts();
  const begun = application.restart();
  await until(() => server.newest(saveKyc));
  const tomorrow = "2026-11-21";
  const reply = { revision: 2, saved_at: 0, merged: null, rules_on: tomorrow, submission: null };
  server.answer(saveKyc, reply);
  await begun;
  const days = [before, application.facts()].map((facts) => [facts.today, facts.rulesOn]);
  expect(days).toEqual([
    [today, today],
    [tomorrow, tomorrow],
  ]);
});
