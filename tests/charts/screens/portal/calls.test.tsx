import type { AnyMachineSnapshot } from "xstate";
import { endSessions, sessions, type SessionReply } from "#contract/calls/security.ts";
import { server } from "../../../support/screens/border.ts";
import { stopClock } from "../../../support/screens/clock.ts";
import { comesTo, press } from "../../../support/screens/hand.ts";
import { entity, signIn } from "../../../support/screens/member.ts";
import { onScreens } from "../../../support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "../../../support/screens/screen.tsx";
import { testPaths } from "../../../support/screens/walk.ts";
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
