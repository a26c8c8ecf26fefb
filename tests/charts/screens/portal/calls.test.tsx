import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { whoAmI } from "#contract/calls/account.ts";
import type { Call } from "#contract/calls/call.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { additionalFiles } from "#contract/calls/requests.ts";
import { endSessions, sessions, type SessionReply } from "#contract/calls/security.ts";
import { server } from "#tests/support/screens/border.ts";
import { settled, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press } from "#tests/support/screens/hand.ts";
import { entity, formId, signIn } from "#tests/support/screens/member.ts";
import { api } from "#tests/support/screens/portal.ts";
import { onScreens } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { testPaths } from "#tests/support/screens/walk.ts";
import { callsTable } from "./calls.ts";

const start = Date.UTC(2026, 10, 20, 4);
const browsers = ["Chrome", "Firefox"];

/** The devices on which the person is signed in. */
const devices = (): SessionReply[] =>
  browsers.map((browser) => ({
    id: browser,
    current: false,
    browser,
    system: "",
    address_range: "",
    began_at: start,
    seen_at: start,
  }));

async function open() {
  stopClock(start);
  signIn();
  server.always(sessions, devices);
  openScreen("/kyc/user");
  await comesTo(entity);
}

const isOn = (browser: string) => (body: unknown) => (body as { id: string }).id === browser;
const browserAt = ({ context }: AnyMachineSnapshot, next: number) =>
  browsers[(context.count as number) - 1 + next]!;

eachScreen();
testPaths(
  onScreens(callsTable, {
    open,
    events: {
      "call.start": (_, before) => press(`Sign out ${browserAt(before, 1)}`),
      "call.end": async (_, before) =>
        server.answer(endSessions, { ended: 1 }, isOn(browserAt(before, 0))),
    },
  }),
);

test.each<[string, Call, boolean]>([
  ["a call whose errors are a toast", endSessions, true],
  ["a call whose errors stand on the page", additionalFiles, true],
  ["the call that loads a form", kycForm, true],
  ["a save in the background", saveKyc, false],
  ["a call for which the page draws a skeleton", whoAmI, false],
])("the loading bar of LoadingBar.tsx, by its data-busy, during %s", async (_, call, isShown) => {
  await open();
  const isBusy = () => document.querySelector("[data-busy]")!.getAttribute("data-busy");
  expect(isBusy()).toBe("false");
  // Each call takes what it needs of these.
  const answered = api(call, { params: { id: formId } } as never);
  const held = await until(() => server.newest(call));
  await settled();
  expect(isBusy()).toBe(String(isShown));
  held.answer(500, null);
  await answered;
  await settled();
  expect(isBusy()).toBe("false");
});
