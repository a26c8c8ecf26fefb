import type { BrowserContext, Page } from "playwright";
import { inject } from "vitest";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { contactName } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { beforeDocuments, Member } from "#tests/journeys/support/member.ts";
import { PageUi } from "../kit/page-ui.ts";
import { inTime } from "../kit/sight.ts";
import { spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";

export const locale = "zh-CN";
export const say = await spokenIn(locale);

export class Scene extends PageUi {
  readonly context: BrowserContext;
  readonly member: Member;

  constructor(page: Page, wire: Wire, member: Member) {
    super(page, wire, () => contactName, say);
    this.context = page.context();
    this.member = member;
  }
}

const aWhile = 1000;

/**
 * The bank details of an application that is answered up to them, while the draft is looked for; time stands still.
 * Each walk has a member of its own: a page that is closed while it saves still sends what was typed.
 */
export async function openAtBank(isOffered: boolean): Promise<Scene> {
  const member = await Member.at(inject("baseUrl"));
  await member.prepare(...beforeDocuments);
  const context = await visit({ baseUrl: inject("baseUrl"), locale, member });
  const wire = await Wire.of(context, [kycForm, saveKyc]);
  const page = await context.newPage();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + aWhile);
  if (!isOffered) await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  await page.goto("/kyc/verify?section=flatServices");
  await inTime(page, () => wire.newest(kycForm));
  return new Scene(page, wire, member);
}
