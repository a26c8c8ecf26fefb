import {
  loginByEkycTicket,
  sendAssistantEmail,
  sendCaptchaByTicket,
} from "#contract/calls/collaborators.ts";
import { codeIn, newEmail } from "./credentials.ts";
import { dataOf } from "./outcome.ts";
import type { Browser, Member, Portal } from "./portal.ts";

/** The ticket of the link in the newest mail to an address, as the page behind it reads it. */
export async function ticketTo(portal: Portal, email: string): Promise<string> {
  const found = /\/kyc\/email-auth-login#(\S+)/.exec((await portal.mailTo(email))?.text ?? "");
  if (!found) throw new Error("there is no link in the mail");
  return found[1]!;
}

/** Asks for a code by the ticket, a minute later, and reads it in the mail. */
export async function codeByInvitation(
  portal: Portal,
  { api }: Browser,
  ticket: string,
  email: string,
): Promise<string> {
  portal.pass(61);
  dataOf(await api(sendCaptchaByTicket, { body: { ticket } }));
  return codeIn(await portal.mailTo(email));
}

export const enter = ({ api }: Browser, ticket: string, captcha: string) =>
  api(loginByEkycTicket, { body: { ticket, captcha } });

/** Comes in by the newest invitation to an address and the code that goes there; gives the ticket. */
export async function comeInvited(
  portal: Portal,
  browser: Browser,
  email: string,
): Promise<string> {
  const ticket = await ticketTo(portal, email);
  dataOf(await enter(browser, ticket, await codeByInvitation(portal, browser, ticket, email)));
  return ticket;
}

/** A collaborator of this account, signed in, who works on the holder's form. */
export async function collaboratorOf(portal: Portal, { api, formId }: Member) {
  const email = newEmail();
  portal.pass(61);
  dataOf(await api(sendAssistantEmail, { body: { email } }));
  const browser = portal.browser();
  await comeInvited(portal, browser, email);
  return { email, browser, api: browser.api, formId };
}
