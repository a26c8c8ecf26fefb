import { beforeAll, inject } from "vitest";
import type { Wire as Call } from "#contract/calls/call.ts";
import { getEmailByTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { loginByTicket, oauthLogin } from "#contract/calls/platforms.ts";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import type { AnyEvent, ChartModel } from "#models/kit/model.ts";
import { done, within } from "#models/kit/specification.ts";
import {
  asksForPassword,
  claimTable,
  invitationTable,
  kindOf,
  platformTable,
  sender,
  strayTable,
  uninvitedTable,
  type Way,
} from "#tests/charts/screens/entry/by-ticket.model.ts";
import { contactName, password, someone } from "#tests/journeys/support/applicant.ts";
import { fillSection } from "#tests/journeys/support/filling.ts";
import { PointerHand } from "#tests/journeys/support/hands.ts";
import { codeAfter } from "#tests/journeys/support/mailbox.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { atPlatform, comeBy, linkFor } from "#tests/journeys/support/platform.ts";
import { logIn } from "#tests/journeys/support/returning.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";
import {
  type Cast,
  cast,
  type Coming,
  open,
  openAlone,
  type Scene,
  uninvite,
  locale,
  say,
} from "./by-ticket.scene.ts";
import { codeWaitEnds, mailboxAges } from "../kit/elapsed.ts";
import { onTour } from "../kit/page-ui.ts";
import { testTour } from "../kit/walk.ts";

const words = await wordsIn(locale);
const baseUrl = inject("baseUrl");

let all: Cast;
beforeAll(async () => {
  all = await cast();
});

const atDashboard = ({ page }: Scene) =>
  page.getByRole("link", { name: say("Start an application", "whole") }).waitFor();

/** The ticket ends while the code is on its way: the one is taken back, the other is this browser's no longer. */
async function endTicket(scene: Scene) {
  await scene.wire.sent(sendCaptchaByTicket);
  await (scene.link.startsWith("/kyc/email-auth-login")
    ? uninvite(scene)
    : scene.context.clearCookies());
  await scene.wire.pass(sendCaptchaByTicket);
}

async function giveCode(scene: Scene, kind: "assistant" | "bind" | "register") {
  const { wire, email } = scene;
  await wire.pass(sendCaptchaByTicket);
  scene.code = await codeAfter(scene.code, baseUrl, email, `code.${kind}`);
  await scene.type("Verification code", scene.code);
  await scene.press("Confirm code");
}

async function givePassword(scene: Scene) {
  await scene.type("Password", password);
  await scene.press("Connect my existing account");
}

const describe: Record<Way, (scene: Scene) => Promise<void>> = {
  bind: async (scene) => {
    await scene.type("Email address", scene.email);
    await scene.press("Send code");
  },
  // What was typed before is still there.
  create: async (scene) => {
    const { page } = scene;
    if (
      (await page.getByRole("textbox", { name: say("Work email", "whole") }).inputValue()) === ""
    ) {
      scene.email = someone();
      await fillSection({ hand: new PointerHand(page), words, all: {} }, signupDetails, {
        register_type: "institution",
        contact_name: contactName,
        designation: "Director",
        email: scene.email,
        phone: { country_code: "+852", number: "9123 4567" },
      });
    }
    await scene.press("Next Page");
  },
};

/** A link is opened in the page as it stands, which reads it. */
const changeTicket = ({ page, wire }: Scene, link: string, read: Call) =>
  wire.sends(read, () =>
    page.evaluate((hash) => void (location.hash = hash), link.slice(link.indexOf("#"))),
  );

const invitation = onTour<Scene>(invitationTable, {
  steps: 10,
  open: () => open(all, "invited"),
  events: {
    "xstate.done.actor.readTicket": async (scene, event) => {
      await scene.sent(getEmailByTicket);
      if (kindOf(event) === "expired") await uninvite(scene);
      await scene.wire.pass(getEmailByTicket);
    },
    "ticket.change": (scene) => changeTicket(scene, scene.link, getEmailByTicket),
    "ticket.end": endTicket,
    "xstate.done.actor.emailProof": (scene) => giveCode(scene, "assistant"),
  },
  states: { signedIn: atDashboard },
});

/** A person who comes so; what another one did before is not done again. */
const coming = (input: Coming) =>
  within(
    platformTable.model,
    (event) =>
      !event.type.endsWith(".change") &&
      (event.type !== "xstate.done.actor.readTicket" ||
        kindOf(event) === input ||
        (kindOf(event) === "expired" && input === "newGuest")),
  ).runs.map((run) => ({ ...run, input: { ...(run.input as object), coming: input } }));

const persons: readonly Coming[] = ["newGuest", "ownGuest", "newMember", "ownMember", "another"];
const model = { ...platformTable.model, runs: persons.flatMap(coming) };

const platformEntry = onTour<Scene>(
  { ...platformTable, model },
  {
    steps: 10,
    open: (input) => open(all, (input as { coming: Coming }).coming),
    events: {
      "xstate.done.actor.readTicket": async (scene, event) => {
        await scene.sent(oauthLogin);
        if (kindOf(event) === "expired") await comeBy(scene.link, new Member(baseUrl));
        await scene.wire.pass(oauthLogin);
      },
      "xstate.done.actor.enter": async ({ wire, context }, event) => {
        await wire.sent(loginByTicket);
        if (kindOf(event) === "expired") await context.clearCookies();
        await wire.pass(loginByTicket);
      },
      "xstate.done.actor.claim": async (scene, event, before) => {
        const way = before.matches("binding") ? "bind" : "create";
        await describe[way](scene);
        if (kindOf(event) === "expired") return endTicket(scene);
        return giveCode(scene, way === "bind" ? "bind" : "register");
      },
    },
    states: { signedIn: atDashboard },
  },
);

const read = (kind: string): AnyEvent =>
  done("readTicket", { kind, email: "b***@e***.com", sender: sender.platform });

/** The person logs in in another tab; then the link of another person is opened. */
const changing: ChartModel = {
  ...platformTable.model,
  runs: platformTable.model.runs.map((run) => ({
    ...run,
    cases: (at) => {
      if (at.matches("reading")) return [read("newGuest"), read("newMember")];
      return [{ type: at.matches("choosing") ? "person.change" : "ticket.change" }];
    },
  })),
};

const changedEntry = onTour<Scene>(
  {
    model: changing,
    events: {},
    states: {
      reading: platformTable.states["reading"]!,
      confirmAccountSwitch: platformTable.states["confirmAccountSwitch"]!,
      choosing: platformTable.states["choosing"]!,
    },
  },
  {
    open: () => open(all, "newGuest"),
    events: {
      "xstate.done.actor.readTicket": async ({ wire }) =>
        wire.pass(await wire.either(oauthLogin, getEmailByTicket)),
      "person.change": async ({ context, holder }) => {
        const beside = await context.newPage();
        await beside.goto("/kyc/login");
        await logIn(beside, holder, words.say);
      },
      "ticket.change": async (scene) =>
        changeTicket(scene, await linkFor(atPlatform()), oauthLogin),
    },
  },
);

const uninvited = onTour<Scene>(uninvitedTable, {
  open: () => openAlone("/kyc/email-auth-login", all),
});
const stray = onTour<Scene>(strayTable, { open: () => openAlone("/kyc/oauth-login", all) });

const claim = (way: Way) => {
  const purpose = way === "bind" ? "bind" : "register";
  return onTour<Scene>(claimTable(way), {
    steps: 10,
    open: async () => {
      const scene = await open(all, "newGuest");
      await scene.wire.pass(oauthLogin);
      // No code went to this address before.
      if (way === "bind") scene.email = (await Member.at(baseUrl)).email;
      await scene.press(way === "bind" ? "Connect my existing account" : "Create a new account");
      return scene;
    },
    events: {
      "xstate.done.actor.accountForm": describe[way],
      "ticket.end": async (scene, _, before) => {
        if (!before.matches({ proving: "givingPassword" })) return endTicket(scene);
        await scene.context.clearCookies();
        return givePassword(scene);
      },
      "xstate.done.actor.emailProof": async (scene, event) => {
        if (asksForPassword(event)) await mailboxAges(scene.email);
        await giveCode(scene, purpose);
      },
      ...(way === "bind" && {
        "code.send": async (scene: Scene) => {
          await codeWaitEnds(scene.email);
          await scene.press("Send a new code");
        },
        "xstate.done.actor.passwordForm": givePassword,
      }),
    },
    states: {
      ...(way === "bind" && {
        "proving.givingPassword": (scene: Scene) => scene.comesTo("Confirm it is you"),
      }),
    },
  });
};

testTour(invitation, uninvited);
testTour(platformEntry, changedEntry, stray);
testTour(claim("bind"), claim("create"));
