import {
  getEmailByTicket,
  loginByEkycTicket,
  sendCaptchaByTicket,
} from "#contract/calls/collaborators.ts";
import * as platforms from "#contract/calls/platforms.ts";
import type { ReadOutcome } from "@gatehouse/machines/ticket-entry";
import { server } from "../kit/border.ts";
import { stopClock, until } from "../kit/clock.ts";
import { comesTo, press, type } from "../kit/hand.ts";
import { answerPages, entity, freshJournal, person } from "../kit/member.ts";
import { openScreen } from "../kit/screen.tsx";
import { email, sender } from "./ticket-entry.model.ts";

export type Half = keyof typeof sender;

const pages: Record<Half, string> = {
  invite: "/kyc/email-auth-login",
  platform: "/kyc/oauth-login",
};
const noon = Date.parse("2026-11-20T04:00:00Z");
export const ticket = "t".repeat(43);
export const proof = "p".repeat(43);

/** One of the two pages, opened by a link with a ticket behind its #, or by its address alone. */
export function openAt(half: Half, withTicket: boolean) {
  stopClock(noon);
  answerPages();
  if (withTicket) history.replaceState(null, "", `#${ticket}`);
  openScreen(pages[half]);
}

export const oneMoment = () => comesTo("One moment");

/** The call by which the page reads its ticket, once it waits for the answer. */
export const reading = () =>
  until(() => {
    const calls = [platforms.oauthLogin, getEmailByTicket];
    const asked = calls.find(({ path }) => server.waiting.some((held) => held.path === path));
    if (!asked) throw new Error("nobody reads the ticket");
    return asked;
  });

export async function answerReading(output: ReadOutcome) {
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

export async function fillDetails() {
  await press(/^Institution/, "radio");
  await type("Contact person", "Ada Wong");
  await type("Job title", "Director");
  await type("Work e-mail", email);
  await type("Mobile number", "+852 51234567");
  await press("Next Page");
}

export const proofs = {
  proving: loginByEkycTicket,
  binding: platforms.bindInsWithOauthTicket,
  creating: platforms.createInsWithOauthTicket,
};

async function typeCode(call: (typeof proofs)[keyof typeof proofs]) {
  await until(() => server.newest(sendCaptchaByTicket));
  server.answer(sendCaptchaByTicket, { wait_seconds: 60, expires_in_seconds: 600 });
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
  await typeCode(proofs.binding);
  server.refuse(proofs.binding, "passwordNeeded", { proof });
}

/** The password is sent; gives what went with it. */
export async function givePassword() {
  await type("Password", "Copper-Kettle-58");
  await press("Connect my account here");
  return until(() => server.newest(proofs.binding).body);
}

/** A platform's page where the person chooses what to do. */
export async function arriveByPlatform() {
  openAt("platform", true);
  await oneMoment();
  await answerReading({ kind: "unbound", email: "b***@e***.com", sender: sender.platform });
}

/** The code by which an account is connected, once it is asked for. */
export const confirmBind = () => giveCode(proofs.binding);

/** A platform's page whose code is asked for, to connect an account. */
async function askToBind() {
  await arriveByPlatform();
  await press("Connect my account here");
  await type("Work e-mail", email);
  await press("Send code");
}

/** The password is refused, where the code was not enough. */
export async function mistypePassword() {
  await askToBind();
  await lackPassword();
  await comesTo("Confirm that it is you");
  await givePassword();
  server.refuse(proofs.binding, "wrongPassword");
}

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
    await askToBind();
    await confirmBind();
    await comesTo("Account connected");
  },
};
