import type { Browser, BrowserContext, Page } from "playwright";
import { inject } from "vitest";
import {
  delAssistant,
  getAssistants,
  getEmailByTicket,
  sendAssistantEmail,
  sendCaptchaByTicket,
} from "#contract/calls/collaborators.ts";
import { loginByTicket, oauthLogin } from "#contract/calls/platforms.ts";
import { someone } from "../applicant.ts";
import { visit } from "../browser.ts";
import { invitationFor } from "../mailbox.ts";
import { given, Member } from "../member.ts";
import { atPlatform, connect, linkFor } from "../platform.ts";
import { Wire } from "./kit/wire.ts";
import type { Coming } from "./ticket-entry.model.ts";

export interface Scene {
  page: Page;
  context: BrowserContext;
  wire: Wire;
  link: string;
  /** Who is invited, connects an account or makes one. */
  email: string;
  holder: Member;
}

const baseUrl = inject("baseUrl");

/** A holder who invites and connects, and another whose account somebody at the platform has connected. */
export async function cast() {
  const [holder, connected] = await Promise.all([Member.at(baseUrl), Member.at(baseUrl)]);
  const person = atPlatform();
  await connect(await linkFor(person), connected);
  return { holder, connected, person };
}
export type Cast = Awaited<ReturnType<typeof cast>>;

/** By which link each of them comes, and who is signed in in the browser. */
const comings: Record<
  Coming,
  (all: Cast) => Promise<{ link: string; email: string; member?: Member }>
> = {
  invited: async ({ holder: { api } }) => {
    const email = someone();
    given(await api(sendAssistantEmail, { body: { email } }));
    return { email, link: await invitationFor(baseUrl, email) };
  },
  unbound: async ({ holder }) => ({ link: await linkFor(atPlatform()), email: holder.email }),
  displacing: async ({ holder, connected }) => ({
    link: await linkFor(atPlatform()),
    email: connected.email,
    member: holder,
  }),
  recognised: async ({ connected, person }) => ({
    link: await linkFor(person),
    email: connected.email,
  }),
  bound: async ({ connected, person }) => ({
    link: await linkFor(person),
    email: connected.email,
    member: connected,
  }),
  another: async ({ holder, connected, person }) => ({
    link: await linkFor(person),
    email: connected.email,
    member: holder,
  }),
};

/** The page that a link opens, before it is known whom the ticket names. */
export async function open(browser: Browser, all: Cast, coming: Coming): Promise<Scene> {
  const { link, email, member } = await comings[coming](all);
  const context = await visit(browser, { baseUrl, ...(member ? { member } : {}) });
  const calls = [oauthLogin, getEmailByTicket, sendCaptchaByTicket, loginByTicket];
  const wire = await Wire.of(context, calls);
  const page = await context.newPage();
  await page.goto(link);
  return { page, context, wire, link, email, holder: all.holder };
}

/** The account holder removes whom they invited. */
export async function uninvite({ holder: { api }, email }: Scene) {
  const { id } = given(await api(getAssistants)).find((each) => each.email === email)!;
  given(await api(delAssistant, { body: { id } }));
}
