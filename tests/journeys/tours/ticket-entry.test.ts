import type { EnterOutcome, ReadOutcome } from "@gatehouse/machines/ticket-entry";
import type { Browser } from "playwright";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { getEmailByTicket, sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import { loginByTicket, oauthLogin } from "#contract/calls/platforms.ts";
import { signupDetails } from "#contract/forms/signup.ts";
import { refusals } from "#contract/refusals.ts";
import type { AnyEvent } from "../../machines/kit/model.ts";
import { sender } from "../../screens/paths/ticket-entry.model.ts";
import { contactName, someone } from "../applicant.ts";
import { fillSection } from "../filling.ts";
import { PointerHand } from "../hands.ts";
import { codeFor, mailTo } from "../mailbox.ts";
import { Member } from "../member.ts";
import { comeBy } from "../platform.ts";
import { wordsIn } from "../words.ts";
import { press, sees, type } from "./kit/sight.ts";
import { testTour, type TourTable } from "./kit/walk.ts";
import { type Coming, ticketEntryOnTour } from "./ticket-entry.model.ts";
import { type Cast, cast, open, type Scene, uninvite } from "./ticket-entry.scene.ts";

const words = await wordsIn("en");
const tooMany = refusals.tooMany.says.message ?? "";
const baseUrl = inject("baseUrl");

const isInvitation = ({ link }: Scene) => link.startsWith("/kyc/email-auth-login");

async function answerReading({ output }: AnyEvent, scene: Scene) {
  const call = await scene.wire.either(oauthLogin, getEmailByTicket);
  const { kind } = output as ReadOutcome;
  if (kind === "refused") return scene.wire.refuse(call, "tooMany", { seconds: 30 });
  if (kind === "expired")
    await (isInvitation(scene) ? uninvite(scene) : comeBy(scene.link, new Member(baseUrl)));
  return scene.wire.pass(call);
}

async function answerEntering({ output }: AnyEvent, { wire, context }: Scene) {
  const { kind } = output as EnterOutcome;
  if (kind === "refused") return wire.refuse(loginByTicket, "tooMany", { seconds: 30 });
  await wire.sent(loginByTicket);
  if (kind === "expired") await context.clearCookies();
  return wire.pass(loginByTicket);
}

/** The ticket ends while the code is on its way: the one is taken back, the other is this browser's no longer. */
async function endTicket(_: AnyEvent, scene: Scene) {
  await scene.wire.sent(sendCaptchaByTicket);
  await (isInvitation(scene) ? uninvite(scene) : scene.context.clearCookies());
  await scene.wire.pass(sendCaptchaByTicket);
}

async function giveAddress(_: AnyEvent, { page, email }: Scene) {
  await type(page, "Work e-mail", email);
  await press(page, "Send code");
}

/** Whoever comes back to the questions finds them answered. */
async function giveDetails(_: AnyEvent, scene: Scene) {
  const { page } = scene;
  const isNew = (await page.getByRole("textbox", { name: "Work e-mail" }).inputValue()) === "";
  if (isNew) {
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
}

async function giveCode(_: AnyEvent, { page, wire, email }: Scene, before: AnyMachineSnapshot) {
  const kinds = { proving: "assistant", binding: "bind", creating: "register" };
  const [, kind] = Object.entries(kinds).find(([state]) => before.matches(state))!;
  await wire.pass(sendCaptchaByTicket);
  await mailTo(baseUrl, email, `code.${kind}`);
  await type(page, "Verification code", await codeFor(baseUrl, email));
  await press(page, "Confirm code");
}

const reads =
  (title: string) =>
  (_: AnyMachineSnapshot, { page }: Scene) =>
    page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
const oneMoment = reads("One moment");
const enterCode = reads("Enter the code from the e-mail");

const oldMailbox =
  "a password is asked for only half a year after the mailbox was proved, and the server's clock is that of the day";
const withoutTicket = "a page that is opened by its address alone waits for nothing first";

/** Coming by an invitation's link, and from a platform. */
function ticketEntryTour(browser: () => Browser): TourTable<Scene> {
  let all: Promise<Cast> | undefined;
  return {
    model: ticketEntryOnTour,
    steps: 40,
    open: async (input) => open(browser(), await (all ??= cast()), input as Coming),
    events: {
      "xstate.done.actor.readTicket": answerReading,
      "xstate.error.actor.readTicket": async (_, { wire }) =>
        wire.lose(await wire.either(oauthLogin, getEmailByTicket)),
      "ticket.read": (_, { page }) => press(page, "Try again"),
      "ticket.end": endTicket,
      "code.ask": (_, { page }) => press(page, "Send code"),
      "account.bind": (_, { page }) => press(page, "Connect my account here"),
      "account.create": (_, { page }) => press(page, "Create a new account"),
      "account.switch": (_, { page }) => press(page, "Switch account"),
      "account.choose": (_, { page }) => press(page, "Choose again"),
      "account.enter": (_, { page }) => press(page, "Go on"),
      "address.change": (_, { page }) => press(page, "Use another address"),
      "xstate.done.actor.enter": answerEntering,
      "xstate.error.actor.enter": (_, { wire }) => wire.lose(loginByTicket),
      "xstate.done.actor.addressForm": giveAddress,
      "xstate.done.actor.detailsForm": giveDetails,
      "xstate.done.actor.emailProof": giveCode,
    },
    states: {
      reading: oneMoment,
      entering: async (snapshot, scene) => {
        await scene.wire.sent(loginByTicket);
        await oneMoment(snapshot, scene);
      },
      "unread.declined": (_, { page }) => sees(page, "alert", tooMany),
      "unread.unanswered": (_, { page }) => sees(page, "alert", "Server error!"),
      invited: reads(`${contactName} invites you`),
      recognised: reads(`Log in with your ${sender.platform} account?`),
      switching: reads("Switch to another account?"),
      givingWay: reads("Switch to another account?"),
      choosing: reads(`You come from ${sender.platform}`),
      proving: enterCode,
      "binding.givingAddress": reads("Your account here"),
      "binding.proving": enterCode,
      "creating.givingDetails": reads("Who applies"),
      "creating.proving": enterCode,
      bound: reads("Account connected"),
      created: reads("Your account is ready"),
      signedIn: (_, { page }) => page.getByRole("link", { name: "Start an application" }).waitFor(),
      pageExpired: reads("Page expired"),
    },
    beyond: {
      "ticketEntry.binding.givingPassword": oldMailbox,
      "ticketEntry.binding.givingPassword --code.ask--> ticketEntry.binding.proving": oldMailbox,
      "ticketEntry.binding.givingPassword --ticket.end--> ticketEntry.pageExpired": oldMailbox,
      "ticketEntry.binding.givingPassword --xstate.done.actor.passwordForm--> ticketEntry.bound":
        oldMailbox,
      "ticketEntry.binding.proving --password.need--> ticketEntry.binding.givingPassword":
        oldMailbox,
      "ticketEntry.noTicket": withoutTicket,
      "ticketEntry.reading --xstate.done.actor.readTicket [missing]--> ticketEntry.noTicket":
        withoutTicket,
    },
  };
}

testTour(ticketEntryTour);
