import type { Extension, Identity } from "@gatehouse/machines/sessions/session";
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
import { type Kind, sessionBeyond, sessionOnTour } from "./session.model.ts";
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
  const isGuest = (output as Identity).kind === "guest";
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

async function answerExtension({ output }: AnyEvent, scene: Scene) {
  if ((output as Extension).kind === "refused") await end(scene);
  await scene.wire.pass(extendSession);
}

async function leave(_: AnyEvent, { page }: Scene, before: AnyMachineSnapshot) {
  if (before.matches("suspended")) return press(page, "Leave this page");
  return press(page, before.matches({ member: "unsaved" }) ? "Log out anyway" : "Sign Out");
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
const nothing = async () => undefined;

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
      "peer.renew": renewBeside,
      "peer.refuse": refuseBeside,
      "peer.leave": leaveBeside,
      "session.renew": renew,
      "session.refuse": refuse,
      "session.extend": async (_, { page }, before) =>
        before.matches({ member: "stillInside" })
          ? page.keyboard.press("Escape")
          : press(page, "Stay logged in"),
      "session.leave": leave,
      "warning.heard": (_, { page }) => press(page, "Keep working"),
      tick: warn,
      "xstate.done.actor.keep": nothing,
      "xstate.after.wait.session.ending.explaining": (_, { page }) =>
        page.clock.runFor(limits.sessionRedirectMs),
      "xstate.done.actor.decide": nothing,
      "xstate.done.actor.extend": answerExtension,
      "xstate.error.actor.extend": (_, { wire }) => wire.lose(extendSession),
      "xstate.done.actor.save": async ({ output }, { wire, page }) => {
        await inTime(page, () => wire.newest(saveKyc));
        if ((output as { isSaved: boolean }).isSaved) return wire.pass(saveKyc);
        return wire.refuse(saveKyc, "tooLarge");
      },
      "xstate.done.actor.signOut": (_, { wire }) => wire.pass(logout),
      "xstate.error.actor.signOut": (_, { wire }) => wire.lose(logout),
    },
    states: {
      asking: async (_, { wire }) => void (await wire.sent(whoAmI)),
      unreachable: (_, { page }) =>
        comes(
          page,
          page.getByRole("heading", { level: 1, name: "Sorry, this page could not be loaded" }),
        ),
      guest: atLogin(true),
      signedOut: atLogin(false),
      away: atLogin(true),
      "member.active": inside,
      "member.expiring": async (now, scene) => {
        await says("You will be logged out soon")(now, scene);
        await seesButton(scene.page, "Stay logged in", true);
      },
      "member.extending": async (_, { page, wire }) => {
        await wire.sent(extendSession);
        await seesButton(page, "Stay logged in", false);
      },
      "member.closing.warning": async (now, scene) => {
        await says("You will be logged out soon")(now, scene);
        await seesButton(scene.page, "Keep working", true);
      },
      "member.closing.warned": atForm,
      "member.unsaved": says("Your latest changes are not saved"),
      "member.stillInside": says("You are still logged in"),
      "ending.keeping": nothing,
      "ending.explaining": atForm,
      "ending.deciding": nothing,
      suspended: async (now, scene) => {
        await says("Log in to continue")(now, scene);
        await seesButton(scene.page, "Log in", true);
      },
      displaced: (_, { page }) => comes(page, dashboard(page)),
      "leaving.saving": async (_, { wire, page }) =>
        void (await inTime(page, () => wire.newest(saveKyc))),
      "leaving.signingOut": async (_, { wire }) => void (await wire.sent(logout)),
    },
    undrawn: ["asking"],
    beyond: sessionBeyond,
  };
}

testTour(sessionTour);
