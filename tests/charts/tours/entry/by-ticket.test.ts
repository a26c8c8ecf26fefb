import type { ClaimOutput } from "@gatehouse/machines/entry/account-claim";
import type { Browser } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { getEmailByTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { loginByTicket, oauthLogin } from "#contract/calls/platforms.ts";
import { signupDetails } from "#contract/forms/accounts/signup.ts";
import type { AnyEvent, ChartRun } from "../../kit/model.ts";
import {
  accountClaimOnScreen,
  asksForPassword,
  invitationEntryOnScreen,
  platformEntryOnScreen,
  type Way,
} from "../../screens/entry/by-ticket.model.ts";
import { contactName, someone } from "../../../journeys/support/applicant.ts";
import { openBrowser } from "../../../journeys/support/browser.ts";
import { fillSection } from "../../../journeys/support/filling.ts";
import { PointerHand } from "../../../journeys/support/hands.ts";
import { codeFor, mailTo } from "../../../journeys/support/mailbox.ts";
import { Member } from "../../../journeys/support/member.ts";
import { comeBy } from "../../../journeys/support/platform.ts";
import { wordsIn } from "../../../journeys/support/words.ts";
import { type Cast, cast, type Coming, open, type Scene, uninvite } from "./by-ticket.scene.ts";
import { press, type } from "../kit/sight.ts";
import { testTours, type TourTable } from "../kit/walk.ts";

const words = await wordsIn("en");
const baseUrl = inject("baseUrl");
const platform = "Demo Exchange";

let browser: Browser;
let all: Cast;
beforeAll(async () => {
  [browser, all] = await Promise.all([openBrowser(), cast()]);
});
afterAll(() => browser.close());

const reads =
  (title: string) =>
  (_: AnyMachineSnapshot, { page }: Scene) =>
    page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
const oneMoment = reads("One moment");
const atDashboard = (_: AnyMachineSnapshot, { page }: Scene) =>
  page.getByRole("link", { name: "Start an application" }).waitFor();

/** The ticket ends while the code is on its way: the one is taken back, the other is this browser's no longer. */
async function endTicket(_: AnyEvent, scene: Scene) {
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

const onScreens = "another tab and another link are tests of the screens";
const withoutTicket = "a page that is opened by its address alone waits for nothing first";

const invitation: TourTable<Scene> = {
  model: invitationEntryOnScreen,
  steps: 10,
  open: () => open(browser, all, "invited"),
  events: {
    "xstate.done.actor.readTicket": async ({ output }, scene) => {
      await scene.wire.sent(getEmailByTicket);
      if ((output as { kind: string }).kind === "expired") await uninvite(scene);
      await scene.wire.pass(getEmailByTicket);
    },
    "code.send": (_, { page }) => press(page, "Send code"),
    "ticket.end": endTicket,
    "xstate.done.actor.emailProof": (_, scene) => giveCode(scene, "assistant"),
  },
  states: {
    reading: oneMoment,
    invited: reads(`${contactName} has invited you`),
    proving: reads("Enter the code from the email"),
    expired: reads("Page expired"),
    signedIn: atDashboard,
  },
  beyond: {
    "invitationEntry --ticket.change--> invitationEntry.reading": onScreens,
    "invitationEntry.missing": withoutTicket,
    "invitationEntry.reading --xstate.done.actor.readTicket [isMissing]--> invitationEntry.missing":
      withoutTicket,
  },
};

const isRead = ({ type: name }: AnyEvent) => name === "xstate.done.actor.readTicket";
const kindOf = ({ output }: AnyEvent) => (output as { kind?: string } | undefined)?.kind;
const platformCases = (platformEntryOnScreen.runs[0]!.cases as () => AnyEvent[])();

/** Every way of a person who comes so; what another person did before is not done again. */
const coming = (input: Coming, ...done: string[]): ChartRun => ({
  input: { ...(platformEntryOnScreen.runs[0]!.input as object), coming: input },
  cases: (at) =>
    done.some((state) => at.matches(state))
      ? []
      : platformCases.filter(
          (row) =>
            !isRead(row) ||
            kindOf(row) === input ||
            (kindOf(row) === "expired" && input === "newGuest"),
        ),
});

const platformEntry: TourTable<Scene> = {
  model: {
    ...platformEntryOnScreen,
    runs: [
      coming("newGuest"),
      coming("ownGuest"),
      coming("newMember", "choosing"),
      coming("ownMember", "entering"),
      coming("another", "entering"),
    ],
  },
  steps: 10,
  open: (input) => open(browser, all, (input as { coming: Coming }).coming),
  events: {
    "xstate.done.actor.readTicket": async ({ output }, scene) => {
      await scene.wire.sent(oauthLogin);
      if ((output as { kind: string }).kind === "expired")
        await comeBy(scene.link, new Member(baseUrl));
      await scene.wire.pass(oauthLogin);
    },
    "xstate.done.actor.enter": async ({ output }, { wire, context }) => {
      await wire.sent(loginByTicket);
      if ((output as ClaimOutput).kind === "expired") await context.clearCookies();
      await wire.pass(loginByTicket);
    },
    "xstate.done.actor.claim": async (event, scene, before) => {
      const way = before.matches("binding") ? "bind" : "create";
      await describe[way](scene);
      if (kindOf(event) === "expired") return endTicket(event, scene);
      return giveCode(scene, way === "bind" ? "bind" : "register");
    },
    "account.bind": (_, { page }) => press(page, "Connect my existing account"),
    "account.create": (_, { page }) => press(page, "Create a new account"),
    "account.choose": (_, { page }) => press(page, "Choose again"),
    "account.enter": (_, { page }) => press(page, "Continue"),
    "account.switch": (_, { page }) => press(page, "Switch account"),
  },
  states: {
    reading: oneMoment,
    entering: async (snapshot, scene) => {
      await scene.wire.sent(loginByTicket);
      await oneMoment(snapshot, scene);
    },
    recognised: reads(`Log in with your ${platform} account?`),
    confirmAccountSwitch: reads("Switch to another account?"),
    choosing: reads(`Continue from ${platform}`),
    binding: reads("Your account on this portal"),
    creating: reads("Applicant type"),
    bound: reads("Account connected"),
    created: reads("Your account is ready"),
    signedIn: atDashboard,
    expired: reads("Page expired"),
  },
  beyond: {
    "platformEntry --person.change--> platformEntry.reading": onScreens,
    "platformEntry --ticket.change--> platformEntry.reading": onScreens,
    "platformEntry.missing": withoutTicket,
    "platformEntry.reading --always [isMissing]--> platformEntry.missing": withoutTicket,
  },
};

const oldMailbox =
  "a password is asked for only half a year after the mailbox was proved, and the server's clock is that of the day";

const claim: TourTable<Scene> = {
  model: {
    ...accountClaimOnScreen,
    runs: accountClaimOnScreen.runs.map(({ input, cases }) => ({
      input,
      cases: (cases as readonly AnyEvent[]).filter((row) => !asksForPassword(row)),
    })),
  },
  steps: 10,
  open: async (input) => {
    const scene = await open(browser, all, "newGuest");
    await scene.wire.pass(oauthLogin);
    const isBind = (input as { way: Way }).way === "bind";
    // No code went to this address before.
    if (isBind) scene.email = (await Member.at(baseUrl)).email;
    await press(scene.page, isBind ? "Connect my existing account" : "Create a new account");
    return scene;
  },
  events: {
    "xstate.done.actor.accountForm": (_, scene, { context }) => describe[context.way as Way](scene),
    "address.change": (_, { page }) => press(page, "Use another address"),
    "ticket.end": endTicket,
    "xstate.done.actor.emailProof": (_, scene, { context }) =>
      giveCode(scene, context.way === "bind" ? "bind" : "register"),
  },
  states: {
    describing: (now, scene) =>
      reads(now.context.way === "bind" ? "Your account on this portal" : "Applicant type")(
        now,
        scene,
      ),
    "proving.readingMail": reads("Enter the code from the email"),
    claimed: (now, scene) =>
      reads(now.context.way === "bind" ? "Account connected" : "Your account is ready")(now, scene),
    expired: reads("Page expired"),
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
};

testTours(invitation);
testTours(platformEntry);
testTours(claim);
