import type { Page } from "playwright";
import { inject } from "vitest";
import type { Call } from "#contract/calls/call.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { codeFor } from "#tests/journeys/support/mailbox.ts";
import { Member } from "#tests/journeys/support/member.ts";
import { PageUi } from "../kit/page-ui.ts";
import { type Say, spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-CN";

/** The page of a forgotten password. */
export class Forgotten extends PageUi {
  /** The address of the account whose password is forgotten. */
  email = "";

  constructor(page: Page, wire: Wire, say: Say) {
    super(page, wire, () => this.email, say);
  }

  /** Gives the address of an account to which no code went before. */
  async giveAddress(): Promise<void> {
    this.email = (await Member.at(baseUrl)).email;
    await this.type("Email address", this.email);
    await this.press("Send code");
  }

  readonly code = () => codeFor(baseUrl, this.email, "code.reset");
}

/** The page before an address is given; these calls wait. */
export async function openForgotten(...calls: Call[]): Promise<Forgotten> {
  const context = await visit({ baseUrl, locale });
  const wire = await Wire.of(context, calls);
  const page = await context.newPage();
  await page.goto("/kyc/forgetpwd");
  return new Forgotten(page, wire, await spokenIn(locale));
}
