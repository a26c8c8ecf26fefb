import type { Fact } from "@gatehouse/machines/sessions/session-facts";
import { whoAmI } from "#contract/calls/account.ts";
import { formNews, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { noAnswer } from "#models/kit/specification.ts";
import {
  all,
  type Begin,
  clockTable,
  first,
  overTable,
  refusedBeside,
  renewLittle,
  sessionTable,
  tickOf,
  write,
} from "#tests/charts/screens/sessions/session.ts";
import type { Gesture, Sight } from "#tests/support/screens/ui.ts";
import { onTour } from "../kit/page-ui.ts";
import { comes } from "../kit/sight.ts";
import { testTour } from "../kit/walk.ts";
import {
  answerNews,
  besides,
  dashboard,
  end,
  extendLittle,
  newsWaits,
  open,
  type People,
  plainLogin,
  prepared,
  renewLittle as renewBesideLittle,
  type Scene,
  warn,
} from "./session.scene.ts";

const tenMinutes = 600_000;

/** The session in one tab, before the real server. */
const table = sessionTable({
  ...refusedBeside,
  asking: [noAnswer("identify"), ...all("xstate.done.actor.identify")],
  unreachable: first("session.ask"),
  suspended: [...first("session.begin", "session.leave"), ...all("peer.begin")],
});

const answerIdentity: Gesture<Scene> = async ({ wire, context, begin }, { output }) => {
  if ((output as Fact).type === "peer.leave") await context.clearCookies({ name: "kyc_sid" });
  if (!begin.isClosing) return wire.pass(whoAmI);
  return wire.change(
    whoAmI,
    { ends_at: Date.now() + tenMinutes },
    "A session of the server ends after hours.",
  );
};

const inside: Sight<Scene> = async (scene, at) => {
  await table.states["member.active"]!(scene, at);
  if (!scene.begin.isHeld) return;
  await answerNews(scene);
  await write(scene);
  await newsWaits(scene);
};

/** Who is signed in, in one tab with another beside it. */
function sessionTour() {
  let people: Promise<People> | undefined;
  return onTour<Scene>(table, {
    open: async (input) => open(await (people ??= prepared()), input as Begin),
    events: {
      ...besides,
      "xstate.done.actor.identify": answerIdentity,
      "xstate.error.actor.identify": (ui) => ui.lose(whoAmI),
      "session.ask": (ui) => ui.press("Reload page"),
      "session.refuse": async (ui, _, before) => {
        if (before.matches("ending")) return ui.wire.pass(formNews);
        // The server keeps this session, for the walks on which the person stays.
        if (before.matches({ member: "signingOut" }))
          return ui.wire.refuse(formNews, "sessionExpired");
        await end(ui);
        await ui.wire.pass(saveKyc);
      },
    },
    states: {
      asking: (ui) => ui.wire.sent(whoAmI),
      unreachable: (ui) => ui.sees("heading", "Sorry, this page could not be loaded"),
      "member.active": inside,
      displaced: ({ page }) => comes(page, dashboard(page)),
      signedOut: plainLogin,
    },
  });
}

const passDeadline: Gesture<Scene> = async ({ page, begin }) => {
  await page.clock.fastForward(begin.isClosing ? tenMinutes : limits.sessionIdleMinutes * 60_000);
  await page.clock.runFor(2000);
};

const tick: Gesture<Scene> = (scene, event, before) => {
  if (tickOf(event) === "warns") return warn(scene, event, before);
  return tickOf(event) === "ends" ? passDeadline(scene, event, before) : scene.pass(2000);
};

/** The deadline passes over a form with something unsaved. */
function overTour() {
  let people: Promise<People> | undefined;
  const over = overTable({ asking: all("xstate.done.actor.identify").slice(-1) });
  return onTour<Scene>(over, {
    open: async (input) => open(await (people ??= prepared()), input as Begin),
    events: {
      "xstate.done.actor.identify": answerIdentity,
      "xstate.done.actor.clock": passDeadline,
    },
    states: { asking: (ui) => ui.wire.sent(whoAmI), "member.active": inside },
  });
}

/** How long the session lasts, in one tab with another beside it. */
function clockTour() {
  let people: Promise<People> | undefined;
  return onTour<Scene>(clockTable, {
    open: async (input) => {
      const scene = await open(await (people ??= prepared()), input as Begin);
      await answerIdentity(scene, all("xstate.done.actor.identify")[1]!, {} as never);
      return scene;
    },
    events: {
      tick,
      "lease.renew": (scene, event, before) =>
        event["deadline"] === renewLittle.deadline
          ? renewBesideLittle(scene, event, before)
          : besides["lease.renew"]!(scene, event, before),
      "xstate.done.actor.extend": extendLittle,
    },
  });
}

testTour(sessionTour(), overTour());
testTour(clockTour());
