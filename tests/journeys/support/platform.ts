import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { sendCaptchaByTicket } from "#contract/calls/collaborators.ts";
import {
  bindInsWithOauthTicket,
  createInsWithOauthTicket,
  oauthLogin,
} from "#contract/calls/platforms.ts";
import { developmentPage } from "#tests/support/development.ts";
import { codeFor } from "./mailbox.ts";
import { given, Member, registrant } from "./member.ts";

export interface Sent {
  sub: string;
  email: string;
}

/** A person at the platform. */
export const atPlatform = (): Sent => ({
  sub: randomUUID(),
  email: `mei.${randomUUID()}@exchange.example`,
});

/** A link that the platform makes now for a person, as a path of the portal. */
export async function linkFor({ sub, email }: Sent, source = ""): Promise<string> {
  const address = developmentPage(inject("baseUrl"), "ticket");
  for (const [name, value] of Object.entries({ sub, email })) address.searchParams.set(name, value);
  const page = await (await fetch(address)).text();
  const [, ticket] = /oauth-login#([\w.-]+)"/.exec(page) ?? [];
  if (!ticket) throw new Error("the platform gave no ticket");
  return `/kyc/oauth-login${source}#${ticket}`;
}

/** Comes by a link over HTTP, which uses it up; gives what its ticket was exchanged for. */
export async function comeBy(link: string, { api }: Member): Promise<string> {
  const [, signed = ""] = link.split("#");
  return given(await api(oauthLogin, { body: { ticket: signed } })).ticket;
}

/** Connects the platform's account that a link is for, over HTTP. */
export async function connect(link: string, member: Member): Promise<void> {
  const { api, email } = member;
  const { ticket, captcha } = await comeWithCode(link, member, "bind");
  given(await api(bindInsWithOauthTicket, { body: { ticket, email, captcha } }));
}

/** A person whose account was created by a link, over HTTP; it has no password. */
export async function madeBy(link: string): Promise<Member> {
  const member = new Member(inject("baseUrl"));
  const { api, email } = member;
  const came = await comeWithCode(link, member, "register");
  given(await api(createInsWithOauthTicket, { body: { ...registrant, ...came, email } }));
  return member;
}

async function comeWithCode(link: string, member: Member, type: "bind" | "register") {
  const { api, email } = member;
  const ticket = await comeBy(link, member);
  given(await api(sendCaptchaByTicket, { body: { ticket, email, type } }));
  return { ticket, captcha: await codeFor(inject("baseUrl"), email, `code.${type}`) };
}
