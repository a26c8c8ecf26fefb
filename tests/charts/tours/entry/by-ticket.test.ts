import { beforeAll, inject } from "vitest";
import { getEmailByTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { loginByTicket, oauthLogin } from "#contract/calls/platforms.ts";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import { within } from "#models/kit/specification.ts";
import {
  asksForPassword,
  claimTable,
  invitationTable,
  kindOf,
  platformTable,
  strayTable,
  uninvitedTable,
  type Way,
} from "../../screens/entry/by-ticket.model.ts";
import { contactName, someone } from "../../../journeys/support/applicant.ts";
import { fillSection } from "../../../journeys/support/filling.ts";
import { PointerHand } from "../../../journeys/support/hands.ts";
import { codeFor, mailTo } from "../../../journeys/support/mailbox.ts";
import { Member } from "../../../journeys/support/member.ts";
import { comeBy } from "../../../journeys/support/platform.ts";
import { wordsIn } from "../../../journeys/support/words.ts";
import {
  type Cast,
  cast,
  type Coming,
  open,
  openAlone,
  type Scene,
  uninvite,
} from "./by-ticket.scene.ts";
import { onTour } from "../kit/page-ui.ts";
import { press, type } from "../kit/sight.ts";
import { testTour } from "../kit/walk.ts";

const words = await wordsIn("en");
const baseUrl = inject("baseUrl");

let all: Cast;
beforeAll(async () => {
  all = await cast();
});

const atDashboard = ({ page }: Scene) =>
  page.getByRole("link", { name: "Start an application" }).waitFor();

/** The ticket ends while the code is on its way: the one is taken back, the other is this browser's no longer. */
async function endTicket(scene: Scene) {
  await scene.wire.sent(sendCaptchaByTicket);
  await (scene.link.startsWith("/kyc/email-auth-login")
    ? uninvite(scene)
    : scene.context.clearCookies());
  await scene.wire.pass(sendCaptchaByTicket);
}

async function giveCode({ page, wire, email }: Scene, kind: "assistant" | "bind" | "register") {
  await wire.pass(sendCaptchaByTicket);
  await mailTo(baseUrl, email, `code.${kind}`);
  await type(page, "Verification code", await codeFor(baseUrl, email));
  await press(page, "Confirm code");
}

const describe: Record<Way, (scene: Scene) => Promise<void>> = {
  bind: async ({ page, email }) => {
    await type(page, "Work email", email);
    await press(page, "Send code");
  },
  // What was typed before is still there.
  create: async (scene) => {
    const { page } = scene;
    if ((await page.getByRole("textbox", { name: "Work email" }).inputValue()) === "") {
      scene.email = someone();
      await fillSection({ hand: new PointerHand(page), words, all: {} }, signupDetails, {
        register_type: "institution",
        contact_name: contactName,
        designation: "Director",
        email: scene.email,
        phone: { country_code: "+852", number: "9123 4567" },
      });
    }
    await press(page, "Next Page");
  },
};

/** The link is opened again in the page as it stands. */
const changeTicket = ({ page, link }: Scene) =>
  page.evaluate((hash) => void (location.hash = hash), link.slice(link.indexOf("#")));

const invitation = onTour<Scene>(invitationTable, {
  steps: 10,
  open: () => open(all, "invited"),
  events: {
    "xstate.done.actor.readTicket": async (scene, event) => {
      await scene.sent(getEmailByTicket);
      if (kindOf(event) === "expired") await uninvite(scene);
      await scene.wire.pass(getEmailByTicket);
    },
    "ticket.change": changeTicket,
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
const spent = "A platform's ticket is spent by its first reading; the screens walk it.";

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
    beyond: {
      "platformEntry --ticket.change--> platformEntry.reading": spent,
      "platformEntry --person.change--> platformEntry.reading": spent,
    },
  },
);

const uninvited = onTour<Scene>(uninvitedTable, {
  open: () => openAlone("/kyc/email-auth-login", all),
});
const stray = onTour<Scene>(strayTable, { open: () => openAlone("/kyc/oauth-login", all) });

const oldMailbox =
  "a password is asked for only half a year after the mailbox was proved, and the server's clock is that of the day";

const claim = (way: Way) => {
  const { model: claimed, ...table } = claimTable(way);
  return onTour<Scene>(
    { ...table, model: within(claimed, (event) => !asksForPassword(event)) },
    {
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
        "ticket.end": endTicket,
        "xstate.done.actor.emailProof": (scene) =>
          giveCode(scene, way === "bind" ? "bind" : "register"),
      },
      beyond: {
        "accountClaim.proving.givingPassword": oldMailbox,
        "accountClaim.proving.givingPassword --code.send--> accountClaim.proving.readingMail":
          oldMailbox,
        "accountClaim.proving.givingPassword --xstate.done.actor.passwordForm--> accountClaim.claimed":
          oldMailbox,
        "accountClaim.proving.readingMail --xstate.done.actor.emailProof--> accountClaim.proving.givingPassword":
          oldMailbox,
      },
    },
  );
};

testTour(invitation, uninvited);
testTour(platformEntry, stray);
testTour(claim("bind"));
testTour(claim("create"));
