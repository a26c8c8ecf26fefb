import type { BrowserContext, Page } from "playwright";
import { inject } from "vitest";
import {
  delAssistant,
  getAssistants,
  getEmailByTicket,
  sendAssistantEmail,
  sendCaptchaByTicket,
} from "#contract/calls/collaborators.ts";
import { loginByTicket, oauthLogin } from "#contract/calls/platforms.ts";
import { contactName, someone } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { invitationFor } from "#tests/journeys/support/mailbox.ts";
import { given, Member } from "#tests/journeys/support/member.ts";
import { atPlatform, connect, linkFor } from "#tests/journeys/support/platform.ts";
import { PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";

/** What the server says of a ticket is so from the beginning: one link for each. */
export type Coming = "invited" | "newGuest" | "newMember" | "ownGuest" | "ownMember" | "another";

export const locale = "zh-TW";
export const say = await spokenIn(locale);

export class Scene extends PageUi {
  readonly context: BrowserContext;
  readonly link: string;
  readonly holder: Member;
  /** The address that is invited, connected or used for a new account. */
  email: string;
  /** The last code that was given. */
  code = "";

  constructor(
    page: Page,
    wire: Wire,
    { link, email, holder }: Pick<Scene, "link" | "email" | "holder">,
  ) {
    super(page, wire, (value) => (value === "Ada Wong" ? contactName : value), say);
    this.context = page.context();
    this.link = link;
    this.email = email;
    this.holder = holder;
  }
}

const baseUrl = inject("baseUrl");

/** A holder who invites and connects, and another whose account is connected at the platform. */
export async function cast() {
  const [holder, connected] = await Promise.all([Member.at(baseUrl), Member.at(baseUrl)]);
  const person = atPlatform();
  await connect(await linkFor(person), connected);
  return { holder, connected, person };
}
export type Cast = Awaited<ReturnType<typeof cast>>;

/** The link of each, and who is signed in in the browser. */
const comings: Record<
  Coming,
  (all: Cast) => Promise<{ link: string; email: string; member?: Member }>
> = {
  invited: async ({ holder: { api } }) => {
    const email = someone();
    given(await api(sendAssistantEmail, { body: { email } }));
    return { email, link: await invitationFor(baseUrl, email) };
  },
  newGuest: async ({ holder }) => ({ link: await linkFor(atPlatform()), email: holder.email }),
  newMember: async ({ holder, connected }) => ({
    link: await linkFor(atPlatform()),
    email: connected.email,
    member: holder,
  }),
  ownGuest: async ({ connected, person }) => ({
    link: await linkFor(person),
    email: connected.email,
  }),
  ownMember: async ({ connected, person }) => ({
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

/** The page that a link opens, before its ticket is read. */
export const open = async (all: Cast, coming: Coming): Promise<Scene> =>
  openLink(all, await comings[coming](all));

/** The page by its address alone. */
export const openAlone = (link: string, all: Cast): Promise<Scene> =>
  openLink(all, { link, email: someone() });

async function openLink(
  all: Cast,
  { link, email, member }: { link: string; email: string; member?: Member },
): Promise<Scene> {
  const context = await visit({ baseUrl, locale, ...(member ? { member } : {}) });
  const calls = [oauthLogin, getEmailByTicket, sendCaptchaByTicket, loginByTicket];
  const wire = await Wire.of(context, calls);
  const page = await context.newPage();
  await page.goto(link);
  return new Scene(page, wire, { link, email, holder: all.holder });
}

/** The account holder removes the invited collaborator. */
export async function uninvite({ holder: { api }, email }: Scene) {
  const { id } = given(await api(getAssistants)).find((each) => each.email === email)!;
  given(await api(delAssistant, { body: { id } }));
}
