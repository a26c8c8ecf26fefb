import { randomUUID } from "node:crypto";
import { sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import * as calls from "#contract/calls/platforms.ts";
import { mintTicket } from "#server/platforms/development-platform.ts";
import { codeIn } from "./credentials.ts";
import { dataOf } from "./outcome.ts";
import type { Browser, Portal } from "./portal.ts";

/** A person at a platform. */
export interface Sender {
  subject: string;
  email?: string;
}

export const newSender = (): Sender => ({
  subject: randomUUID(),
  email: `mei.${randomUUID().slice(0, 8)}@exchange.example`,
});

/** A ticket that the platform signs at this moment for the portal. */
export function signedBy({ services }: Portal, sender: Sender): Promise<string> {
  const audience = services.settings.publicUrl;
  return mintTicket(services.settings.dataDir, { ...sender, audience }, services.clock());
}

export const enter = ({ api }: Browser, ticket: string) =>
  api(calls.oauthLogin, { body: { ticket } });

/** Comes with a fresh ticket of the platform; gives what it was exchanged for. */
export async function arriveAs(portal: Portal, browser: Browser, sender: Sender): Promise<string> {
  return dataOf(await enter(browser, await signedBy(portal, sender))).ticket;
}

/** Asks for a code by the ticket and reads it in the mail. */
export async function codeByTicket(
  portal: Portal,
  { api }: Browser,
  ticket: string,
  email: string,
  type: "bind" | "register" = "bind",
): Promise<string> {
  portal.pass(61);
  dataOf(await api(sendCaptchaByTicket, { body: { ticket, email, type } }));
  return codeIn(await portal.mailTo(email));
}

export const bind = ({ api }: Browser, ticket: string, email: string, captcha: string) =>
  api(calls.bindInsWithOauthTicket, { body: { ticket, email, captcha } });

/** The details of a person who creates an account by a ticket. */
export const applicant = (email: string) => ({
  email,
  register_type: "institution" as const,
  country_code: "+852",
  phone: "51234567",
  contact_name: "Mei Lin",
  designation: "Compliance officer",
  sales_email: "",
});

export const create = ({ api }: Browser, ticket: string, email: string, captcha: string) =>
  api(calls.createInsWithOauthTicket, { body: { ...applicant(email), ticket, captcha } });

export const signIn = ({ api }: Browser, ticket: string) =>
  api(calls.loginByTicket, { body: { ticket } });
