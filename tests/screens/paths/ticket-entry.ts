import {
  getEmailByTicket,
  loginByEkycTicket,
  sendCaptchaByTicket,
} from "#contract/calls/collaborators.ts";
import * as platforms from "#contract/calls/platforms.ts";
import { refusals } from "#contract/refusals.ts";
import type { ReadOutcome } from "@gatehouse/machines/ticket-entry";
import { server } from "../kit/border.ts";
import { stopClock, until } from "../kit/clock.ts";
import { comesTo, press, sees, type } from "../kit/hand.ts";
import { answerPages, entity, freshJournal, person } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import type { PathTable } from "../kit/walk.ts";
import { email, sender, ticketEntryOnScreen } from "./ticket-entry.model.ts";

type Half = keyof typeof sender;

const pages: Record<Half, string> = {
  invite: "/kyc/email-auth-login",
  platform: "/kyc/oauth-login",
};
const noon = Date.parse("2026-11-20T04:00:00Z");
const tooMany = refusals.tooMany.says.message ?? "";
const ticket = "t".repeat(43);

/** One of the two pages, opened by a link with a ticket behind its #, or by its address alone. */
export function openAt(half: Half, withTicket: boolean) {
  stopClock(noon);
  answerPages();
  if (withTicket) history.replaceState(null, "", `#${ticket}`);
  openScreen(pages[half]);
}

/** The call by which the page reads its ticket, once it waits for the answer. */
const reading = () =>
  until(() => {
    const calls = [platforms.oauthLogin, getEmailByTicket];
    const asked = calls.find(({ path }) => server.waiting.some((held) => held.path === path));
    if (!asked) throw new Error("nobody reads the ticket");
    return asked;
  });

async function answerReading(output: ReadOutcome) {
  const call = await reading();
  switch (output.kind) {
    case "invited": {
      const { email: to, sender: inviter } = output;
      return server.answer(getEmailByTicket, { kind: "invite", email: to, inviter });
    }
    case "unbound":
    case "displacing":
    case "bound":
    case "recognised":
    case "another": {
      const { email: there, sender: provider, kind } = output;
      const isNew = kind === "unbound" || kind === "displacing";
      const account = isNew ? "none" : kind === "another" ? kind : "bound";
      const named = {
        kind: "platform",
        email: there,
        provider,
        account,
        signed_in: kind !== "unbound" && kind !== "recognised",
      } as const;
      return call === getEmailByTicket
        ? server.answer(getEmailByTicket, named)
        : server.answer(platforms.oauthLogin, { ticket, ...named });
    }
    case "refused":
      return server.refuse(call, "tooMany", { seconds: 30 });
    case "expired":
      return server.refuse(call, "linkExpired");
    case "missing":
      throw new Error("without a ticket nothing is asked");
  }
}

async function fillDetails() {
  await press(/^Institution/, "radio");
  await type("Contact person", "Ada Wong");
  await type("Job title", "Director");
  await type("Work e-mail", email);
  await type("Mobile number", "+852 51234567");
  await press("Next Page");
}

const proofs = {
  proving: loginByEkycTicket,
  binding: platforms.bindInsWithOauthTicket,
  creating: platforms.createInsWithOauthTicket,
};

async function giveCode(call: (typeof proofs)[keyof typeof proofs]) {
  await until(() => server.newest(sendCaptchaByTicket));
  server.answer(sendCaptchaByTicket, { wait_seconds: 60, expires_in_seconds: 600 });
  await type("Verification code", "123456");
  await press("Confirm code");
  await until(() => server.newest(call));
  // The key is of the account from now on.
  freshJournal();
  server.answer(call, person());
}

/** A platform's page where the person chooses what to do. */
export async function arriveByPlatform() {
  openAt("platform", true);
  await oneMoment();
  await answerReading({ kind: "unbound", email: "b***@e***.com", sender: sender.platform });
}

/** The code by which an account is connected, once it is asked for. */
export const confirmBind = () => giveCode(proofs.binding);

/** Comes in by the ticket of one of the two pages. */
export const comeIn: Record<Half, () => Promise<void>> = {
  invite: async () => {
    openAt("invite", true);
    await oneMoment();
    await answerReading({ kind: "invited", email: "b***@e***.com", sender: sender.invite });
    await press("Send code");
    await giveCode(proofs.proving);
    await comesTo(entity);
  },
  platform: async () => {
    await arriveByPlatform();
    await press("Connect my account here");
    await type("Work e-mail", email);
    await press("Send code");
    await confirmBind();
    await comesTo("Account connected");
  },
};

const enterCode = () => comesTo("Enter the code from the e-mail");
const oneMoment = () => comesTo("One moment");

export const ticketEntryTable: PathTable = {
  model: ticketEntryOnScreen,
  open: async (input) => openAt(input as Half, true),
  events: {
    "xstate.done.actor.readTicket": ({ output }) => answerReading(output as ReadOutcome),
    "xstate.error.actor.readTicket": async () => server.lose(await reading()),
    "ticket.read": () => press("Try again"),
    "ticket.end": async () => {
      await until(() => server.newest(sendCaptchaByTicket));
      server.refuse(sendCaptchaByTicket, "linkExpired");
    },
    "code.ask": () => press("Send code"),
    "account.bind": () => press("Connect my account here"),
    "account.create": () => press("Create a new account"),
    "account.switch": () => press("Switch account"),
    "account.choose": () => press("Choose again"),
    "account.enter": () => press("Go on"),
    "address.change": () => press("Change e-mail"),
    "xstate.done.actor.enter": async ({ output }) => {
      const { kind } = output as { kind: string };
      await until(() => server.newest(platforms.loginByTicket));
      if (kind === "signedIn") return server.answer(platforms.loginByTicket, person());
      if (kind === "expired") return server.refuse(platforms.loginByTicket, "linkExpired");
      return server.refuse(platforms.loginByTicket, "tooMany", { seconds: 30 });
    },
    "xstate.error.actor.enter": async () => {
      await until(() => server.newest(platforms.loginByTicket));
      server.lose(platforms.loginByTicket);
    },
    "xstate.done.actor.addressForm": async () => {
      await type("Work e-mail", email);
      await press("Send code");
    },
    "xstate.done.actor.detailsForm": fillDetails,
    "xstate.done.actor.emailProof": (_, before) => {
      const [, call] = Object.entries(proofs).find(([state]) => before.matches(state))!;
      return giveCode(call);
    },
  },
  states: {
    reading: oneMoment,
    entering: oneMoment,
    "unread.declined": () => sees("alert", tooMany),
    "unread.unanswered": () => sees("alert", "Server error!"),
    invited: () => comesTo(`${sender.invite} invites you`),
    recognised: () => comesTo(`Log in with your ${sender.platform} account?`),
    switching: () => comesTo("Switch to another account?"),
    givingWay: () => comesTo("Switch to another account?"),
    choosing: () => comesTo(`You come from ${sender.platform}`),
    proving: enterCode,
    "binding.givingAddress": () => comesTo("Your account here"),
    "binding.proving": enterCode,
    "creating.givingDetails": () => comesTo("Who applies"),
    "creating.proving": enterCode,
    bound: () => comesTo("Account connected"),
    created: () => comesTo("Your account is ready"),
    signedIn: () => comesTo(entity),
    pageExpired: () => comesTo("Page expired"),
  },
};
