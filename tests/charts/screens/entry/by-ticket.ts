import {
  getEmailByTicket,
  loginByEkycTicket,
  sendCaptchaByTicket,
} from "#contract/calls/collaborators.ts";
import * as platforms from "#contract/calls/platforms.ts";
import { server } from "#tests/support/screens/border.ts";
import { stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, seesButton, type } from "#tests/support/screens/hand.ts";
import { answerPages, entity, freshJournal, person } from "#tests/support/screens/member.ts";
import { openScreen } from "#tests/support/screens/screen.tsx";
import { sender, type Way } from "./by-ticket.model.ts";

export const email = "ada@example.com";
export const masked = "b***@e***.com";

const pages = { invite: "/kyc/email-auth-login", platform: "/kyc/oauth-login" };
export type Page = keyof typeof pages;

const noon = Date.parse("2026-11-20T04:00:00Z");
export const ticket = "t".repeat(43);
export const proof = "p".repeat(43);

/** One of the two pages, opened by a link with a ticket behind its #, or by its address alone. */
export function openAt(page: Page, withTicket: boolean) {
  stopClock(noon);
  answerPages();
  if (withTicket) history.replaceState(null, "", `#${ticket}`);
  openScreen(pages[page]);
}

export const oneMoment = () => comesTo("One moment");

export async function answerInvitation() {
  await until(() => server.newest(getEmailByTicket));
  server.answer(getEmailByTicket, { kind: "invite", email: masked, inviter: sender.invite });
}

const accounts = {
  newGuest: { account: "none", signed_in: false },
  newMember: { account: "none", signed_in: true },
  ownGuest: { account: "bound", signed_in: false },
  ownMember: { account: "bound", signed_in: true },
  another: { account: "another", signed_in: true },
} as const;

const named = (kind: keyof typeof accounts) =>
  ({ kind: "platform", email: masked, provider: sender.platform, ...accounts[kind] }) as const;

/** The platform's ticket is exchanged. */
export async function answerArrival(kind: keyof typeof accounts) {
  await until(() => server.newest(platforms.oauthLogin));
  server.answer(platforms.oauthLogin, { ticket, ...named(kind) });
}

/** The exchanged ticket is read again. */
export async function answerSecondReading(kind: keyof typeof accounts) {
  await until(() => server.newest(getEmailByTicket));
  server.answer(getEmailByTicket, named(kind));
}

export const describeAccount: Record<Way, () => Promise<void>> = {
  bind: async () => {
    await type("Email address", email);
    await press("Send code");
  },
  create: async () => {
    await press(/^Institution/, "radio");
    await type("Contact person", "Ada Wong");
    await type("Job title", "Director");
    await type("Work email", email);
    await type("Mobile number", "+852 51234567");
    await press("Next Page");
  },
};

export const proofs = {
  invite: loginByEkycTicket,
  bind: platforms.bindInsWithOauthTicket,
  create: platforms.createInsWithOauthTicket,
};

async function typeCode(call: (typeof proofs)[keyof typeof proofs]) {
  await until(() => server.newest(sendCaptchaByTicket));
  server.answer(sendCaptchaByTicket, { wait_seconds: 60, expires_in_seconds: 600 });
  await seesButton("Send again in 60 s", false);
  await type("Verification code", "123456");
  await press("Confirm code");
  await until(() => server.newest(call));
}

export function letIn(call: (typeof proofs)[keyof typeof proofs]) {
  // The key is of the account from now on.
  freshJournal();
  server.answer(call, person());
}

export async function giveCode(call: (typeof proofs)[keyof typeof proofs]) {
  await typeCode(call);
  letIn(call);
}

/** The code is right, and the account asks for its password as well. */
export async function lackPassword() {
  await typeCode(proofs.bind);
  server.refuse(proofs.bind, "passwordNeeded", { proof });
}

/** The password is sent; gives what went with it. */
export async function givePassword() {
  await type("Password", "Copper-Kettle-58");
  await press("Connect my existing account");
  return until(() => server.newest(proofs.bind).body);
}

/** A platform's page where the person chooses what to do. */
export async function arriveByPlatform() {
  openAt("platform", true);
  await oneMoment();
  await answerArrival("newGuest");
}

/** A platform's page whose code is asked for, to connect an account. */
async function askToBind() {
  await arriveByPlatform();
  await press("Connect my existing account");
  await describeAccount.bind();
}

/** The password is rejected, where the code was not enough. */
export async function mistypePassword() {
  await askToBind();
  await lackPassword();
  await comesTo("Confirm it is you");
  await givePassword();
  server.refuse(proofs.bind, "wrongPassword");
}

/** Comes in by the ticket of one of the two pages. */
export const comeIn: Record<Page, () => Promise<void>> = {
  invite: async () => {
    openAt("invite", true);
    await oneMoment();
    await answerInvitation();
    await press("Send code");
    await giveCode(proofs.invite);
    await comesTo(entity);
  },
  platform: async () => {
    await askToBind();
    await giveCode(proofs.bind);
    await comesTo("Account connected");
  },
};
