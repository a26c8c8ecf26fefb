import type { BrowserContext, Page } from "playwright";
import { inject } from "vitest";
import type { LineId } from "#contract/business-lines.ts";
import * as work from "#contract/calls/desk-work.ts";
import { documentRequest } from "#contract/calls/requests.ts";
import { daysAfter, todayOf } from "#server/clock.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { caseSeen, type DeskUser, signedInAtDesk } from "#tests/journeys/support/desk.ts";
import { given, type Member, prepared } from "#tests/journeys/support/member.ts";

const line: LineId = "otcHongKong";

export const locale = "zh-CN";

/** A person of an OTC line under review, whom the desk asks for documents as often as a file of walks needs. */
export class Asked {
  readonly member: Member;
  readonly #reviewer: DeskUser;
  readonly #params: { id: string };

  private constructor(member: Member, reviewer: DeskUser) {
    this.member = member;
    this.#reviewer = reviewer;
    this.#params = { id: member.formId };
  }

  static async now(): Promise<Asked> {
    const { member } = await prepared(line, "individual");
    await member.submit();
    const reviewer = await signedInAtDesk("Uma", "reviewer");
    given(await reviewer.api(work.deskClaim, { params: { id: member.formId } }));
    return new Asked(member, reviewer);
  }

  /** Asks for so many documents again; gives the ids of the items. */
  async again(count: number): Promise<string[]> {
    const open = await this.member.api(documentRequest, { params: this.#params });
    if (open.ok) await this.cancel();
    const { snapshot, files } = await caseSeen(this.#reviewer, this.member.formId);
    const slots = new Set(files.flatMap(({ slot }) => (slot.startsWith("requested.") ? [] : slot)));
    const items = [...slots].slice(0, count).map((slot) => ({
      slot,
      rejected_uid: null,
      reason: "unreadable" as const,
      public_text: "Please send it.",
    }));
    const due_on = todayOf(daysAfter(new Date(), 3));
    const body = { lines: [line], due_on, public_text: "", snapshot, items };
    given(await this.#reviewer.api(work.deskRequest, { params: this.#params, body }));
    const request = given(await this.member.api(documentRequest, { params: this.#params }));
    return request.items.map(({ id }) => id);
  }

  /** The desk no longer asks. */
  async cancel(): Promise<void> {
    const body = { reason: "Not needed." };
    given(await this.#reviewer.api(work.deskCancelRequest, { params: this.#params, body }));
  }

  visit = (): Promise<BrowserContext> =>
    visit({ baseUrl: inject("baseUrl"), locale, member: this.member });

  /** The page that asks for them. */
  goTo = (page: Page) => page.goto(`/kyc/otcUploadOtherDoc?form=${this.member.formId}`);
}
