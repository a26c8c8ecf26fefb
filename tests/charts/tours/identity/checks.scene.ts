import type { BrowserContext, Page } from "playwright";
import { inject } from "vitest";
import {
  beginCheck,
  identityChecks,
  newJumioLink,
  newZolozLink,
  zolozCheckResult,
  zolozH5,
} from "#contract/calls/identity/identity.ts";
import { locales } from "#contract/locales.ts";
import type { CheckState } from "#contract/identity/check-states.ts";
import { createApi } from "#portal/system/api.ts";
import { sandboxPath } from "#server/vendors/sandbox.ts";
import type { AnyEvent } from "#models/kit/model.ts";
import { someone } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { mailTo } from "#tests/journeys/support/mailbox.ts";
import { given, Member } from "#tests/journeys/support/member.ts";
import { Visitor } from "#tests/journeys/support/visitor.ts";
import { PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { inTime } from "../kit/sight.ts";
import { Wire } from "../kit/wire.ts";

export const baseUrl = inject("baseUrl");
const locale = "zh-TW";
const say = await spokenIn(locale);
const second = 1000;

export const isCheck = (event: AnyEvent | undefined) => event?.type.startsWith("check.") ?? false;
export const stateIn = ({ type }: AnyEvent) => type.replace("check.", "") as CheckState;

/** A page of a check, whose own time stands still, and another device on which the same link is open. */
export class Scene extends PageUi {
  ticket = "";
  /** Of another person; empty where the page opens its own again. */
  otherLink = "";
  isStopped = false;
  /** Ends the link of this page. */
  endLink: () => Promise<unknown> = () => Promise.reject(new Error("this link ends by time alone"));
  readonly #other = new Visitor(baseUrl);
  // The page of the vendor is in the language in which a check was begun.
  readonly #api = createApi({
    transport: (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("accept-language", locales[locale].wire);
      return this.#other.fetch(String(path), { ...init, headers });
    },
  });
  /** What the vendor knows and the server does not. */
  #chosen: CheckState | undefined;

  /** Stops the browser on the way to the vendor's page, where it is to be stopped. */
  async watchVendor(context: BrowserContext) {
    await context.route(`**${sandboxPath}/*`, (route) =>
      this.isStopped ? route.abort("aborted") : route.continue(),
    );
  }

  /** Chooses on the vendor's page what is to be known next, and comes back. */
  async comeBack(next: AnyEvent | undefined) {
    const isChosen = next !== undefined && isCheck(next) && next.type !== "check.underWay";
    const choice = isChosen ? stateIn(next) : "noResult";
    await this.page.locator(`button[value="${choice}"]`).click();
    if (isChosen) this.#chosen = stateIn(next);
  }

  /** The check comes to this state, by the other device where it is not chosen yet. */
  async become(state: CheckState) {
    const isChosen = this.#chosen === state;
    this.#chosen = undefined;
    if (isChosen || state === "ready") return;
    const body = { ticket: this.ticket };
    const { url } = given(await this.#api(beginCheck, { body }));
    if (state === "underWay") return;
    const { pathname } = new URL(url);
    const choice = new URLSearchParams({ choice: state });
    await this.#other.fetch(pathname, { method: "POST", body: choice, redirect: "manual" });
    const ended = given(await this.#api(zolozCheckResult, { body })).state;
    if (ended !== state) throw new Error(`the check ended as ${ended}`);
  }

  /** The page asks how the check stands, and hears that. */
  async hear(state: CheckState) {
    await this.become(state);
    await this.asks();
    await this.wire.pass(zolozH5);
  }

  /** Lets time pass until the page asks how the check stands. */
  asks = () => inTime(this.page, () => this.wire.newest(zolozH5));
}

/** An account holder whose face is checked, with a link to the phone. */
export async function individual(): Promise<{ member: Member; ticket: string }> {
  const member = await Member.at(baseUrl, "individual");
  const { url } = given(await member.api(newZolozLink));
  return { member, ticket: new URL(url).hash.slice(1) };
}

interface Named {
  ticket: () => Promise<string>;
  /** Sends another link, which ends the one before. */
  sendAgain: () => Promise<unknown>;
}

interface Row {
  email: string;
}

/** The people that a submitted application names, each with a link of their own. */
export async function namedPeople(): Promise<Named[]> {
  const member = await Member.at(baseUrl);
  const answers = await member.prepare();
  const rows = (answers["relatedInformation"]!["people"] as Row[]).map((row) => ({
    ...row,
    email: someone(),
  }));
  await member.save({ relatedInformation: { people: rows } });
  await member.submit();
  const { people } = given(await member.api(identityChecks));
  return people.map(({ person, email }) => ({
    ticket: async () => {
      const { text } = await mailTo(baseUrl, email);
      return /\/kyc\/zolozAuthentication[^#]*#([\w-]{43})/.exec(text)![1]!;
    },
    sendAgain: async () => given(await member.api(newJumioLink, { body: { person } })),
  }));
}

type Calls = Parameters<typeof Wire.of>[1];

interface Opening {
  path: string;
  calls: Calls;
  here?: (value: string) => string;
  member?: Member;
}

/** Opens a page of a check; these calls wait, and time stands still. */
export async function open({ path, calls, here, member }: Opening): Promise<Scene> {
  const context = await visit({ baseUrl, locale, ...(member ? { member } : {}) });
  const wire = await Wire.of(context, calls);
  const page: Page = await context.newPage();
  const scene = new Scene(page, wire, here, say);
  await scene.watchVendor(context);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + second);
  await page.goto(path);
  return scene;
}

/** Another link is opened in the page as it stands. */
export const changeLink = ({ page, ticket, otherLink }: Scene) =>
  page.evaluate((hash) => void (location.hash = hash), otherLink || ticket);
