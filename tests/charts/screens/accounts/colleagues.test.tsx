import type { ColleaguesReply } from "@gatehouse/machines/collaborators/colleagues";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { formNews, kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { comesTo, seesText, type } from "#tests/support/screens/hand.ts";
import { signIn, storedForm, today } from "#tests/support/screens/member.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { setHidden } from "../dashboard/freshness.ts";
import { colleaguesTable } from "./colleagues.ts";

eachScreen();
afterEach(() => setHidden(false));

async function open() {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  sessionStorage.setItem("gatehouse.resumed", "1");
  server.always(kycForm, () => storedForm());
  server.withhold(formNews);
  openScreen("/kyc/verify?section=flatServices");
  await comesTo("Bank details");
  await until(() => server.newest(formNews));
}

let revision = 1;
const quiet = { rules_on: today, theirs: {}, here: [] };

/** What Ben saved, or nothing new. */
async function answer({ here, news }: ColleaguesReply) {
  if (news) revision += 1;
  const theirs = news ? { flatServices: { branchName: `Branch ${revision}` } } : {};
  await ui.answer(formNews, { revision, rules_on: today, theirs, here: [...here] });
  if (news) await branch(`Branch ${revision}`);
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const branch = (text: string) => expect.element(field("Branch name")).toHaveValue(text);

testPaths(
  onScreens(colleaguesTable, {
    open: async () => {
      revision = 1;
      setHidden(false);
      await open();
    },
    events: {
      "page.rest": async (_, before) => {
        setHidden(true);
        // What was asked before says nothing more.
        if (before.matches("asking")) await answer({ here: [], news: null });
      },
      "page.attend": async () => setHidden(false),
      "xstate.done.actor.ask": ({ output }) => answer(output as ColleaguesReply),
    },
  }),
);

test("an answer being typed is not overwritten, and what another person saved beside it is shown", async () => {
  await open();
  await type("Bank name", "My Bank");
  const theirs = { flatServices: { bankName: "Their Bank", branchName: "Their Branch" } };
  server.answer(formNews, { revision: 2, rules_on: today, theirs, here: ["Ben"] });
  await branch("Their Branch");
  await expect.element(field("Bank name")).toHaveValue("My Bank");
  await pass(limits.saveDelayMs);
  await until(() =>
    expect(server.newest(saveKyc).body).toMatchObject({
      revision: 1,
      changes: { flatServices: { bankName: "My Bank" } },
    }),
  );
});

test("what others saved is nothing to save, and more than two names are counted", async () => {
  await open();
  const here = ["Ben", "Chen Meiling", "Dana"];
  const theirs = { flatServices: { branchName: "Their Branch" } };
  server.answer(formNews, { revision: 2, rules_on: today, theirs, here });
  await branch("Their Branch");
  await seesText("Also here: Ben, Chen Meiling and 1 other");
  await seesText("Saved as you type");
  await pass(limits.saveDelayMs);
  expect(() => server.newest(saveKyc)).toThrow("no request waits");
  expect(await brokenRules()).toEqual([]);
});

test("an offline page does not ask, and asks as soon as it is online again", async () => {
  await open();
  server.answer(formNews, { revision: 1, ...quiet });
  Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
  dispatchEvent(new Event("offline"));
  await pass(limits.formNewsMostMs);
  expect(() => server.newest(formNews)).toThrow("no request waits");
  Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
  dispatchEvent(new Event("online"));
  await until(() => server.newest(formNews));
});
