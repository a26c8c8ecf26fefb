import type { Page } from "playwright";
import { expect, inject } from "vitest";
import { type LineId, lineOf } from "#contract/business-lines.ts";
import type { BodyOf } from "#contract/calls/call.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import * as work from "#contract/calls/desk-work.ts";
import type { AccountAct } from "#contract/desk/account-acts.ts";
import { daysAfter, todayOf } from "#server/clock.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import {
  acceptRest,
  caseSeen,
  type DeskUser,
  signedInAtDesk,
} from "#tests/journeys/support/desk.ts";
import { given, Member } from "#tests/journeys/support/member.ts";
import { PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";

type Body = BodyOf<typeof work.deskDecision>;
type Decision = Pick<Body, "act"> & Partial<Pick<Body, "outcome" | "reason">>;

/** Two approvers; one of them has every case. */
interface Desk {
  ana: DeskUser;
  abe: DeskUser;
}

interface Given {
  member: Member;
  line: LineId;
  people: Desk;
}

const locale = "zh-CN";
const say = await spokenIn(locale);

let desk: Promise<Desk> | undefined;

async function openDesk(): Promise<Desk> {
  const [ana, abe] = await Promise.all(
    ["Ana", "Abe"].map((name) => signedInAtDesk(name, "approver")),
  );
  return { ana: ana!, abe: abe! };
}

/** One line on the dashboard of an applicant of low risk, and the desk that works on it. */
export class LineScene extends PageUi {
  readonly member: Member;
  readonly line: LineId;
  #wasSubmitted = false;
  #hasLapsed = false;
  readonly #desk: Desk;

  private constructor(page: Page, wire: Wire, { member, line, people }: Given) {
    super(page, wire, undefined, say);
    [this.member, this.line, this.#desk] = [member, line, people];
  }

  static async of(line: LineId, kind: "institution" | "individual"): Promise<LineScene> {
    const baseUrl = inject("baseUrl");
    const member = await Member.at(baseUrl, kind);
    await member.open(line);
    const context = await visit({ baseUrl, locale, member });
    const wire = await Wire.of(context, []);
    const page = await context.newPage();
    await page.goto("/kyc/user");
    return new LineScene(page, wire, { member, line, people: await (desk ??= openDesk()) });
  }

  /** Answers everything and submits; a person of the desk takes the case. */
  async submit(): Promise<void> {
    const { member, line } = this;
    const applied = { given: { applicableAccount: { lines: [line] } }, says: "no" } as const;
    await member.prepareAs(await member.open(line), applied);
    await member.submit();
    this.#wasSubmitted = true;
    given(await this.#desk.ana.api(work.deskClaim, this.#case));
  }

  /** Takes the line back while it is a draft, which the server knows of a line that was submitted before. */
  async withdrawDraft(): Promise<void> {
    const withdraw = async () =>
      given(await this.member.api(withdrawLine, { body: { line: this.line } }));
    if (!this.#wasSubmitted) {
      await this.submit();
      await withdraw();
    }
    await withdraw();
  }

  /** A button of the card, by what is read of it. */
  ofLine(name: string): RegExp {
    return new RegExp(`^${name} ?: ${lineOf(this.line).name.message}$`);
  }

  get #case() {
    return { params: { id: this.member.formId } };
  }

  async decide(by: keyof Desk, body: Decision): Promise<void> {
    const { [by]: person } = this.#desk;
    const { snapshot } = await caseSeen(person, this.member.formId);
    const decision = { ...body, line: this.line, snapshot };
    given(await person.api(work.deskDecision, { ...this.#case, body: decision }));
  }

  async approve(): Promise<void> {
    this.#hasLapsed = false;
    await acceptRest(this.#desk.ana, this.member.formId);
    await this.decide("ana", { act: "decide", outcome: "approve" });
  }

  /** Asks for a document again by tomorrow. */
  async request(): Promise<void> {
    const { snapshot, files } = await caseSeen(this.#desk.ana, this.member.formId);
    const { slot } = files.find((file) => !file.slot.startsWith("requested."))!;
    const item = { slot, rejected_uid: null, public_text: "Too dark." };
    const body = {
      lines: [this.line],
      due_on: todayOf(daysAfter(new Date(), 1)),
      public_text: "",
      snapshot,
      items: [{ ...item, reason: "unreadable" as const }],
    };
    given(await this.#desk.ana.api(work.deskRequest, { ...this.#case, body }));
  }

  async cancelRequest(): Promise<void> {
    const body = { reason: "Found" };
    given(await this.#desk.ana.api(work.deskCancelRequest, { ...this.#case, body }));
  }

  async lapse(): Promise<void> {
    this.#hasLapsed = true;
    const body = { line: this.line, cause: "ownershipChanged" } as const;
    given(await this.#desk.ana.api(work.deskLapse, { ...this.#case, body }));
  }

  /** Where the approval has ended, the line is approved again before. */
  async account(act: AccountAct): Promise<void> {
    if (this.#hasLapsed) await this.approve();
    const body = { line: this.line, act, reason: "As agreed" };
    given(await this.#desk.ana.api(work.deskAccount, { ...this.#case, body }));
  }

  /** The dashboard as it is loaded now. */
  async reload(): Promise<void> {
    await this.page.goto("/kyc/user");
  }

  /** The card of the line says all this. */
  says = (...words: readonly (string | RegExp)[]): Promise<void> =>
    cardSays(
      this.page,
      words.map((each) => say(each, "part")),
    );
}

const cardSays = (page: Page, words: readonly (string | RegExp)[]) =>
  expect
    .poll(async () => {
      const card = (await page.getByRole("article").innerText()).replaceAll(/\s+/g, " ");
      return words.filter((each) =>
        typeof each === "string" ? !card.includes(each) : !each.test(card),
      );
    })
    .toEqual([]);
