import type { Fact } from "@gatehouse/machines/sessions/session-facts";
import type { Browser } from "playwright";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { extendSession, logout, whoAmI } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import type { AnyEvent } from "../../kit/model.ts";
import { password } from "../../../journeys/support/applicant.ts";
import type { Member } from "../../../journeys/support/member.ts";
import { logIn } from "../../../journeys/support/returning.ts";
import { comes, inTime, press, seesButton } from "../kit/sight.ts";
import { testTour, type TourTable } from "../kit/walk.ts";
import {
  clockBeyond,
  clockOnTour,
  type Kind,
  sessionBeyond,
  sessionOnTour,
} from "./session.model.ts";
import {
  dashboard,
  end,
  leaveBeside,
  logInBeside,
  logInTo,
  open,
  prepared,
  refuseBeside,
  renewBeside,
  type Scene,
  write,
} from "./session.scene.ts";

const second = 1000;
const minute = 60 * second;
const title = "Bank details";

async function answerIdentity({ output }: AnyEvent, scene: Scene) {
  const { wire, context, kind } = scene;
  const isGuest = (output as Fact).type === "peer.leave";
  if (isGuest) await context.clearCookies({ name: "kyc_sid" });
  if (kind !== "closing") return wire.pass(whoAmI);
  return wire.change(whoAmI, { ends_at: Date.now() + 10 * minute });
}

async function signIn(_: AnyEvent, { page, member }: Scene, before: AnyMachineSnapshot) {
  if (!before.matches("suspended")) return logIn(page, member);
  const dialog = page.getByRole("dialog", { name: "Log in to continue" });
  await dialog.locator("input[name=password]").fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
}

async function refuse(_: AnyEvent, scene: Scene) {
  await end(scene);
  await scene.wire.pass(saveKyc);
}

const leave = (_: AnyEvent, { page }: Scene, before: AnyMachineSnapshot) =>
  press(page, before.matches("suspended") ? "Leave this page" : "Sign Out");

/** The latest answers could not be saved, or there was no answer to signing out: the person stays. */
async function stay(_: AnyEvent, { page, wire }: Scene, before: AnyMachineSnapshot) {
  if (before.matches({ member: "leaving" })) {
    await inTime(page, () => wire.newest(saveKyc));
    await wire.refuse(saveKyc, "tooLarge");
    await comes(page, page.getByRole("dialog", { name: "Your latest changes are not saved" }));
    return press(page, "Stay logged in");
  }
  await wire.lose(logout);
  await comes(page, page.getByRole("dialog", { name: "You are still logged in" }));
  return page.keyboard.press("Escape");
}

async function renew(_: AnyEvent, scene: Scene) {
  await write(scene);
  await scene.wire.pass(saveKyc);
  await comes(scene.page, scene.page.getByText(/^Saved \d\d:\d\d/).first());
}

/** The deadline is near: so much time has passed since the server last answered. */
const warn = (_: AnyEvent, { page, kind }: Scene) =>
  page.clock.fastForward(
    (kind === "closing" ? 8 : limits.sessionIdleMinutes - limits.sessionWarnMinutes) * minute +
      5 * second,
  );

async function atForm(_: AnyMachineSnapshot, { page }: Scene) {
  const resume = page.getByRole("button", { name: "Continue with draft" });
  await inTime(page, async () => {
    if (await resume.isVisible()) await resume.click();
    await expect(page.locator("h1").innerText({ timeout: second })).resolves.toBe(title);
  });
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function inside(now: AnyMachineSnapshot, scene: Scene) {
  await atForm(now, scene);
  if (scene.kind === "held") await write(scene);
}

/** The login page, which says that it leads back to where the tab was, or says nothing of it. */
const atLogin =
  (leadsBack: boolean) =>
  async (_: AnyMachineSnapshot, { page }: Scene) => {
    await comes(page, logInTo(page));
    const way = page.getByText("Log in to continue where you left off.");
    if (leadsBack) await comes(page, way);
    else expect([await way.count(), new URL(page.url()).search]).toEqual([0, ""]);
  };
const says =
  (name: string) =>
  (_: AnyMachineSnapshot, { page }: Scene) =>
    comes(page, page.getByRole("dialog", { name }));

/** The form is there once it is known who asks. */
async function openInside(scene: Scene) {
  await answerIdentity({ type: "", output: { type: "peer.begin" } }, scene);
  return scene;
}

/** Who is using the portal, in one tab with another beside it. */
function sessionTour(browser: () => Browser): TourTable<Scene> {
  let members: Promise<readonly [Member, Member]> | undefined;
  return {
    model: sessionOnTour,
    steps: 60,
    open: async (input) =>
      open(browser(), await (members ??= prepared()), (input as { kind: Kind }).kind),
    events: {
      "xstate.done.actor.identify": answerIdentity,
      "xstate.error.actor.identify": (_, { wire }) => wire.lose(whoAmI),
      "session.ask": (_, { page }) => press(page, "Reload page"),
      "session.begin": signIn,
      "peer.begin": logInBeside,
      "lease.renew": renewBeside,
      "peer.refuse": async (event, scene) => {
        await warn(event, scene);
        await refuseBeside(event, scene);
      },
      "peer.leave": leaveBeside,
      "session.renew": renew,
      "session.refuse": refuse,
      "session.extend": stay,
      "session.leave": leave,
      "xstate.done.actor.sessionEnd": (_, { page }) => page.clock.runFor(limits.sessionRedirectMs),
      "xstate.done.actor.leaving": async (_, { wire, page }) => {
        await inTime(page, () => wire.newest(saveKyc));
        return wire.pass(saveKyc);
      },
      "xstate.done.actor.signOut": (_, { wire }) => wire.pass(logout),
    },
    states: {
      asking: async (_, { wire }) => void (await wire.sent(whoAmI)),
      unreachable: (_, { page }) =>
        comes(page, page.getByRole("heading", { name: "Sorry, this page could not be loaded" })),
      guest: atLogin(true),
      away: atLogin(true),
      signedOut: atLogin(false),
      "member.active": inside,
      "member.leaving": async (_, { wire, page }) =>
        void (await inTime(page, () => wire.newest(saveKyc))),
      "member.signingOut": async (_, { wire }) => void (await wire.sent(logout)),
      ending: atForm,
      suspended: async (now, scene) => {
        await says("Log in to continue")(now, scene);
        await seesButton(scene.page, "Log in", true);
      },
      displaced: (_, { page }) => comes(page, dashboard(page)),
    },
    undrawn: ["asking"],
    beyond: sessionBeyond,
  };
}

/** How long the session lasts, in one tab with another beside it. */
function clockTour(browser: () => Browser): TourTable<Scene> {
  let members: Promise<readonly [Member, Member]> | undefined;
  return {
    model: clockOnTour,
    steps: 60,
    open: async (input) =>
      openInside(
        await open(browser(), await (members ??= prepared()), (input as { kind: Kind }).kind),
      ),
    events: {
      tick: warn,
      "session.extend": (_, { page }) => press(page, "Stay logged in"),
      "warning.dismiss": (_, { page }) => press(page, "Keep working"),
      "lease.renew": (event, scene, before) =>
        before.matches("extending")
          ? scene.wire.pass(extendSession)
          : renewBeside(event, scene, before),
      "xstate.error.actor.extend": (_, { wire }) => wire.lose(extendSession),
    },
    states: {
      active: inside,
      expiring: async (now, scene) => {
        await says("You will be logged out soon")(now, scene);
        await seesButton(scene.page, "Stay logged in", true);
      },
      extending: async (_, { page, wire }) => {
        await wire.sent(extendSession);
        await seesButton(page, "Stay logged in", false);
      },
      "closing.warning": async (now, scene) => {
        await says("You will be logged out soon")(now, scene);
        await seesButton(scene.page, "Keep working", true);
      },
      "closing.dismissed": atForm,
    },
    beyond: clockBeyond,
  };
}

testTour(sessionTour);
testTour(clockTour);
